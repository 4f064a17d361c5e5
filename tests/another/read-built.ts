import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface BuiltFile {
  name: string;
  bytes: Buffer;
}

/** Returns every built file. Compressed copies are left out. */
export const readBuilt = (folder: string): BuiltFile[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !/\.(br|gz|map|zst)$/.test(name))
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }));

export const isText = ({ name }: BuiltFile): boolean =>
  /\.(html|m?js|cjs|json|webmanifest|xml|txt|svg|css)$/.test(name);

// Server bundles keep their comments, which mention the example restaurant.
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

export const textOf = ({ name, bytes }: BuiltFile): string => {
  const text = bytes.toString('utf8');
  return /\.(cjs|js)$/.test(name) ? text.replace(comments, '') : text;
};
