import { userInfo } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { firestoreShop } from '../shop/firestore-shop';
import { NotPublished } from '../shop/shop-store';
import { runStoreCommand } from '../store/open-store';
import { listVersions, publishMenu, putBack, readFolder } from './publish-menu';

const usage = `Publishes the menu and rules of restaurant/ after showing the differences.
  npm run publish:menu                       to the running local backend
  npm run publish:menu -- --project <id>     to a Firebase project
  npm run publish:menu -- --back             lists the published versions
  npm run publish:menu -- --back <version>   restores a version
  --yes: without confirmation   --by <name>: name of the publisher   --folder <folder>: instead of restaurant/`;

function parseArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      back: { type: 'boolean', default: false },
      by: { type: 'string', default: userInfo().username },
      project: { type: 'string' },
      folder: { type: 'string', default: path.resolve(__dirname, '../../restaurant') },
    },
  });
  const [version] = positionals;
  return positionals.length > (values.back ? 1 : 0) ? null : { ...values, version };
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new NotPublished('There is no terminal to confirm in: use --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

void runStoreCommand(usage, parseArguments, async (firestore, requested) => {
  const { yes, back, version, by, folder } = requested;
  const publishing = {
    store: firestoreShop(firestore),
    read: () => readFolder(folder),
    by,
    say: (line: string) => console.log(line),
    agrees: yes ? () => Promise.resolve(true) : ask,
  };
  if (!back) return publishMenu(publishing);
  if (version) return putBack(version, publishing);
  await listVersions(publishing);
  return 0;
});
