import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';

export class FolderTakenError extends Error {
  constructor(folder: string) {
    super(
      `Another backend already keeps its data in ${folder}. Stop that one, or choose another folder: DATA_DIR=${folder}-2 npm start`,
    );
  }
}

const isBusy = (error: unknown): boolean => (error as { code?: unknown }).code === 'SQLITE_BUSY';

/**
 * Makes a folder and holds it for this process until the answer is called; a second holder would overwrite the accounts
 * of the first. It is the operating system's lock on a file, so that a killed process leaves none behind. Throws a
 * FolderTakenError.
 */
export function holdFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const database = new Database(path.join(folder, 'lock.db'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new FolderTakenError(folder) : error;
  }
  return () => {
    database.close();
  };
}
