import { runStoreCommand } from '../store/open-store';
import { parseArguments, runEraseCommand, usage } from './erase-command';

const read = () => parseArguments(process.argv.slice(2));

const say = (line: string) => console.log(line);

void runStoreCommand(usage, read, (firestore, requested) =>
  runEraseCommand({ firestore, now: new Date(), say }, requested),
);
