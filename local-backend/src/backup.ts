import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import {
  besideFiles,
  databaseFile,
  dataIn,
  FolderInUseError,
  firstFree,
  lockFolder,
  moveData,
} from './data-folder';

function countDocuments(file: string): number {
  const database = new Database(file, { fileMustExist: true });
  try {
    const [[found] = []] = database.prepare('PRAGMA integrity_check(1)').raw().all() as [string][];
    if (found !== 'ok') throw new Error(found);
    const [[count] = []] = database.prepare('SELECT count(*) FROM documents').raw().all() as [
      number,
    ][];
    return count ?? 0;
  } catch (error) {
    throw new Error(`${file} is damaged: ${(error as Error).message}`, { cause: error });
  } finally {
    database.close();
  }
}

/** Copies the database as one consistent snapshot, also during writes. Returns the number of documents. */
function copyDatabase(from: string, to: string): number {
  const database = new Database(from, { timeout: 5000, fileMustExist: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
  return countDocuments(to);
}

/**
 * Copies the local data into a new folder, also while the site runs. Copies orders first, so that each copied
 * order has its customer.
 */
export function backUp(dataDir: string, folder: string): number {
  const database = path.join(dataDir, databaseFile);
  if (!existsSync(database)) throw new Error(`No data to back up in ${dataDir}.`);
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)) {
    throw new Error(`${folder} already exists. Name a new folder.`);
  }
  // Only the owner may read the folder, because it contains customer texts and passwords.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  try {
    const documents = copyDatabase(database, path.join(folder, databaseFile));
    chmodSync(path.join(folder, databaseFile), 0o600);
    for (const name of besideFiles) {
      const file = path.join(dataDir, name);
      if (existsSync(file)) cpSync(file, path.join(folder, name), { recursive: true });
    }
    return documents;
  } catch (error) {
    // Remove an incomplete backup, so that nobody relies on it.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Moves the current local data into a new folder. Returns its name, or null if there was no data. */
function putAside(dataDir: string): string | null {
  if (dataIn(dataDir).length === 0) return null;
  const aside = firstFree((at) => path.join(dataDir, `before-restore-${at}`));
  moveData(dataDir, aside);
  return aside;
}

/**
 * Replaces a site's local data with a backup. `aside` is the folder with the former data, if any. Throws
 * FolderTakenError while the site runs.
 */
export function restore(
  folder: string,
  dataDir: string,
): { documents: number; aside: string | null } {
  if (!existsSync(path.join(folder, databaseFile))) {
    throw new Error(`${folder} is not a backup: it contains no ${databaseFile}.`);
  }
  const documents = countDocuments(path.join(folder, databaseFile));
  const letGo = lockFolder(dataDir);
  try {
    // Copy next to the target first, so that a full disk leaves the current data unchanged.
    const coming = path.join(dataDir, 'restoring');
    rmSync(coming, { recursive: true, force: true });
    mkdirSync(coming, { mode: 0o700 });
    const names = [databaseFile, ...besideFiles].filter((name) =>
      existsSync(path.join(folder, name)),
    );
    for (const name of names) {
      cpSync(path.join(folder, name), path.join(coming, name), { recursive: true });
    }
    const aside = putAside(dataDir);
    for (const name of names) renameSync(path.join(coming, name), path.join(dataDir, name));
    rmSync(coming, { recursive: true });
    return { documents, aside };
  } finally {
    letGo();
  }
}

const stamp = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');

function makeBackup(dataDir: string, input: string | undefined, at: Date): string {
  const folder = path.resolve(input ?? `${dataDir}-backup-${stamp(at)}`);
  const documents = backUp(dataDir, folder);
  return `Backed up ${documents} documents, accounts and mail to ${folder}\nIt contains personal data and passwords: store it where nobody else can read it.\nTo restore it: npm run restore -- ${folder}`;
}

function bringBack(dataDir: string, input: string | undefined): string {
  if (input === undefined) throw new Error('Name the backup: npm run restore -- <backup folder>');
  const { documents, aside } = restore(path.resolve(input), dataDir);
  const before = aside ? `The previous data was moved to ${aside}.` : 'There was no previous data.';
  return `Restored ${documents} documents, accounts and mail to ${dataDir}\n${before}`;
}

/** Runs `npm run backup [-- folder]` or `npm run restore -- folder`. Returns the exit code. */
export function run(
  [command, input]: readonly string[],
  dataDir: string,
  { say = console.log, complain = console.error, now = new Date() } = {},
): number {
  try {
    say(command === 'restore' ? bringBack(dataDir, input) : makeBackup(dataDir, input, now));
    return 0;
  } catch (error) {
    if (error instanceof FolderInUseError) {
      complain(`A site runs on ${dataDir}. Stop it first (Ctrl+C), then restore.`);
    } else complain((error as Error).message);
    return 1;
  }
}
