import path from 'node:path';
import { databaseFile } from '../data/folder';
import { FolderTakenError } from '../files/hold-folder';
import { backUp, NoBackup } from '../data/backup';
import { checkDatabase } from './check-database';
import { restore } from './restore';

const stamp = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');

function makeBackup(dataDir: string, given: string | undefined, at: Date): string {
  const folder = path.resolve(given ?? `${dataDir}-backup-${stamp(at)}`);
  backUp(dataDir, folder);
  const documents = checkDatabase(path.join(folder, databaseFile));
  return `Backed up ${documents} documents, accounts and mail to ${folder}\nIt holds what customers wrote and passwords: keep it where nobody else reads it.\nBack again: npm run restore -- ${folder}`;
}

function bringBack(dataDir: string, given: string | undefined): string {
  if (given === undefined) throw new NoBackup('Say which: npm run restore -- <folder of a backup>');
  const { documents, aside } = restore(path.resolve(given), dataDir);
  const before = aside ? `What was there before lies in ${aside}.` : 'There was nothing before.';
  return `Restored ${documents} documents, accounts and mail to ${dataDir}\n${before}`;
}

/** `npm run backup [-- folder]` and `npm run restore -- folder`, of the local data. Answers the exit code. */
export function run(
  [command, given]: readonly string[],
  dataDir: string,
  { say = console.log, complain = console.error, now = new Date() } = {},
): number {
  try {
    say(command === 'restore' ? bringBack(dataDir, given) : makeBackup(dataDir, given, now));
    return 0;
  } catch (error) {
    if (error instanceof FolderTakenError) {
      complain(`A site runs on ${dataDir}. Stop it first (Ctrl+C), then restore.`);
    } else complain((error as Error).message);
    return 1;
  }
}
