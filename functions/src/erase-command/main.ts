import { runCommand } from '../store/local';
import { openStore } from '../store/open-store';
import { parseArguments, runEraseCommand, usage } from './erase-command';

const read = () => parseArguments(process.argv.slice(2));

void runCommand(usage, read, async ({ project, ...requested }) => {
  const { firestore, close } = await openStore(project);
  try {
    const say = (line: string) => console.log(line);
    return await runEraseCommand({ firestore, now: new Date(), say }, requested);
  } finally {
    await close();
  }
});
