import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { besideFiles, databaseFile } from './folder';
import { checkDatabase } from '../backup/check-database';

export class NoBackup extends Error {}

/** Copies the database as it is at one moment, whatever is written meanwhile. */
function copyDatabase(from: string, to: string): void {
  const database = new Database(from, { timeout: 5000, fileMustExist: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
  checkDatabase(to);
}

/**
 * Copies the data of a local site into a new folder, also while the site runs. Orders come first and accounts after
 * them, so that every order finds its customer. Throws NoBackup, in plain words, where it cannot be made.
 */
export function backUp(dataDir: string, folder: string): void {
  const database = path.join(dataDir, databaseFile);
  if (!existsSync(database)) throw new NoBackup(`${dataDir} holds no data to back up.`);
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)) {
    throw new NoBackup(`${folder} is there already. Name a folder that is new.`);
  }
  // It holds what customers wrote, and passwords.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  try {
    copyDatabase(database, path.join(folder, databaseFile));
    chmodSync(path.join(folder, databaseFile), 0o600);
    for (const name of besideFiles) {
      const file = path.join(dataDir, name);
      if (existsSync(file)) cpSync(file, path.join(folder, name), { recursive: true });
    }
  } catch (error) {
    // Half a backup is none.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
