import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asideOf, isAnother, type Owner } from '@burger/shared/restaurant/files';
import Database from 'libsql';

export const databaseFile = 'data.db';
export const besideFiles = ['accounts.json', 'counter.json', 'mailbox'] as const;
const dataFiles = [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`, ...besideFiles];

export const dataIn = (folder: string): string[] =>
  dataFiles.filter((name) => existsSync(path.join(folder, name)));

/** Moves a site's local data into another folder. A new folder is readable only by this user. */
export function moveData(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of dataIn(from)) renameSync(path.join(from, name), path.join(to, name));
}

export function firstFree(
  nameOf: (at: number) => string,
  isInUse: (name: string) => boolean = existsSync,
): string {
  for (let at = 1; ; at++) if (!isInUse(nameOf(at))) return nameOf(at);
}

/** Renames an unusable file and the files that belong to it, and returns the new name. */
export function setAside(file: string, belonging: readonly string[] = []): string {
  const name = firstFree((at) => `${file}.damaged-${at}`);
  renameSync(file, name);
  for (const ending of belonging) {
    if (existsSync(file + ending)) renameSync(file + ending, name + ending);
  }
  return name;
}

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another backend already uses the data in ${folder}. Stop it, or choose another folder: DATA_DIR=${folder}-2 npm start`,
    );
  }
}

const isBusy = (error: unknown): boolean => (error as { code?: unknown }).code === 'SQLITE_BUSY';

/** Creates a folder and locks it for this process. Throws FolderTakenError if another one holds the lock. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const database = new Database(path.join(folder, 'lock.db'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new FolderInUseError(folder) : error;
  }
  return () => {
    database.close();
  };
}

function readOwner(file: string): Owner | null {
  try {
    const { name, fssai } = JSON.parse(readFileSync(file, 'utf8')) as Owner;
    return { name, fssai };
  } catch {
    return null;
  }
}

const folderOf = (dataDir: string, owner: Owner): string => path.join(dataDir, asideOf(owner));

/** Returns an unused folder for this restaurant's data; an interrupted move continues in its own. */
function freeFolderOf(dataDir: string, owner: Owner): string {
  const there = dataIn(dataDir);
  const first = folderOf(dataDir, owner);
  return firstFree(
    (at) => (at === 1 ? first : `${first}-${at}`),
    (folder) => there.some((name) => existsSync(path.join(folder, name))),
  );
}

/** Moves another restaurant's data (such as the example's) aside until that restaurant starts again. */
export function separateData(dataDir: string, owner: Owner, say: (line: string) => void): void {
  const note = path.join(dataDir, 'restaurant.json');
  const before = readOwner(note);
  if (before && isAnother(before, owner)) {
    const aside = freeFolderOf(dataDir, before);
    moveData(dataDir, aside);
    say(
      `${owner.name} starts with new data. Menu, orders and accounts of ${before.name} were moved to ${aside} and return when that restaurant starts again.`,
    );
    moveData(folderOf(dataDir, owner), dataDir);
  }
  if (before?.name === owner.name && before.fssai === owner.fssai) return;
  writeFileSync(note, JSON.stringify({ name: owner.name, fssai: owner.fssai }));
}
