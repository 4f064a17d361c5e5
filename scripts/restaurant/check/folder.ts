import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JsonFile } from './json-file';

/** The folder of a restaurant, as its owner wrote it. */
export interface Folder {
  path: string;
  has(file: string): boolean;
  /** Names of the files in a folder of it; none where there is none. */
  list(folder: string): string[];
  bytes(file: string): Buffer;
  /** Null where there is no such file. */
  json(file: string): JsonFile | null;
}

export function openFolder(folder: string): Folder {
  const read = new Map<string, JsonFile>();
  const at = (file: string) => path.join(folder, file);
  const has = (file: string) => existsSync(at(file));
  return {
    path: folder,
    has,
    list: (name) => (has(name) ? readdirSync(at(name)).sort() : []),
    bytes: (file) => readFileSync(at(file)),
    json(file) {
      if (!has(file)) return null;
      const known = read.get(file) ?? new JsonFile(file, readFileSync(at(file), 'utf8'));
      read.set(file, known);
      return known;
    },
  };
}

/** What a JSON file holds; undefined where it is not there or cannot be read, which is said elsewhere. */
export const valueOf = (folder: Folder, file: string): unknown => folder.json(file)?.value;
