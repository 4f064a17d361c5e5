import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';

export const databaseFile = 'data.db';
/** Beside the database: accounts, the counter's own, and mails. */
export const besideFiles = ['accounts.json', 'counter.json', 'mailbox'] as const;

const dataFiles = [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`, ...besideFiles];

/** The names of what lies in a folder of a site's data. */
export const dataIn = (folder: string): string[] =>
  dataFiles.filter((name) => existsSync(path.join(folder, name)));

/** Moves a site's data into another folder, which nobody but this user may read where it is new. */
export function moveData(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of dataIn(from)) renameSync(path.join(from, name), path.join(to, name));
}
