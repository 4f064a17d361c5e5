import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataIn, moveData } from '../data/folder';

/** Who a restaurant is, as its data says. */
export interface Owner {
  name: string;
  fssai: string;
}

// A restaurant may get another name, and the number of its licence late: another one has neither in common.
const isAnother = (one: Owner, other: Owner): boolean =>
  one.name !== other.name && one.fssai !== other.fssai;

function readOwner(file: string): Owner | null {
  try {
    const { name, fssai } = JSON.parse(readFileSync(file, 'utf8')) as Owner;
    return { name, fssai };
  } catch {
    return null;
  }
}

const folderOf = (dataDir: string, { name, fssai }: Owner): string =>
  path.join(dataDir, `of-${name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-${fssai}`);

/** The folder of an owner in which nothing of this data lies yet: a move that was cut off goes on in its own. */
function freeFolderOf(dataDir: string, owner: Owner): string {
  const there = dataIn(dataDir);
  const first = folderOf(dataDir, owner);
  for (let at = 1; ; at++) {
    const folder = at === 1 ? first : `${first}-${at}`;
    if (!there.some((name) => existsSync(path.join(folder, name)))) return folder;
  }
}

/**
 * Gives a restaurant its own data: what another one left in the folder, such as the example that was tried first, is put
 * aside, and comes back with it. Its menu is published, and would stand under the name of this one. Data of before it
 * was written down whose it is stays.
 */
export function keepOwnData(dataDir: string, owner: Owner, say: (line: string) => void): void {
  const note = path.join(dataDir, 'restaurant.json');
  const before = readOwner(note);
  if (before && isAnother(before, owner)) {
    const aside = freeFolderOf(dataDir, before);
    moveData(dataDir, aside);
    say(
      `${owner.name} starts with data of its own. Menu, orders and accounts of ${before.name} lie in ${aside}, and come back with that restaurant.`,
    );
    moveData(folderOf(dataDir, owner), dataDir);
  }
  if (before?.name === owner.name && before.fssai === owner.fssai) return;
  writeFileSync(note, JSON.stringify({ name: owner.name, fssai: owner.fssai }));
}
