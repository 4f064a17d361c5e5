import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { besideFiles, databaseFile, dataIn, moveData } from '../data/folder';
import { holdFolder } from '../files/hold-folder';
import { NoBackup } from '../data/backup';
import { checkDatabase } from './check-database';

function freeFolder(folder: string): string {
  for (let at = 1; ; at++) {
    const name = path.join(folder, `before-restore-${at}`);
    if (!existsSync(name)) return name;
  }
}

/** Moves what there is into a folder of its own; answers its name, null where there was nothing. */
function putAside(dataDir: string): string | null {
  if (dataIn(dataDir).length === 0) return null;
  const aside = freeFolder(dataDir);
  moveData(dataDir, aside);
  return aside;
}

export interface Restored {
  documents: number;
  /** Where what there was before lies now. */
  aside: string | null;
}

/**
 * Puts a backup in the place of a local site's data, which is kept aside. Throws NoBackup where the folder is none, and a
 * FolderTakenError while the site runs: nothing is touched then.
 */
export function restore(folder: string, dataDir: string): Restored {
  if (!existsSync(path.join(folder, databaseFile))) {
    throw new NoBackup(`${folder} is no backup: it holds no ${databaseFile}.`);
  }
  const documents = checkDatabase(path.join(folder, databaseFile));
  const letGo = holdFolder(dataDir);
  try {
    // First beside their place: a full disk leaves the data as it is.
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
