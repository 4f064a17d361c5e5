import { parseArgs } from 'node:util';
import { activate } from '../publish/go-live';
import { readRemotes } from '../site/remotes-file';
import { currentShell } from '../site/shell-record';
import { currentVersionAt } from './ask-shop';
import { showPublished } from './show-published';
import { recordedShop } from '../site/shop';
import { runCommand } from './run-command';

const usage = `Writes the pages of the site anew, without building anything.
  npm run prerender                                   from what remotes.json says
  npm run prerender -- --from http://localhost:3000   where another menu is current there than the one that they show`;

/** Shows what is current at an origin, unless the pages do so already. */
async function follow(origin: string): Promise<void> {
  if (!URL.canParse(origin)) throw new Error(usage);
  const recorded = recordedShop();
  if (!recorded) throw new Error('There are no pages yet: npm run build');
  const version = await currentVersionAt(origin);
  if (version === recorded.version) return console.log(`The pages show ${version} already.`);
  await showPublished(origin, version);
  console.log(`The pages show ${version} instead of ${recorded.version}.`);
}

await runCommand(async () => {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  if (from !== undefined) await follow(from);
  else await activate({ shell: currentShell(), remotes: readRemotes() });
});
