import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { remotes } from './exposures';

const root = path.resolve(__dirname, '../..');

export const packages = ['shell', ...remotes] as const;

const name = `'([a-z]+/[a-z-]+)'`;
const emits = new RegExp(`\\bemit\\(\\s*${name}`, 'g');
const hears = new RegExp(`\\b(?:on|useLatest|latest)\\(\\s*${name}`, 'g');

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder, 'src'), { recursive: true })
    .map((file) => path.join(root, folder, 'src', String(file)))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file) && statSync(file).isFile(),
    );
}

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The events that a package's code sends and listens to, by name. */
export function eventUsage(folder: string): { emits: string[]; hears: string[] } {
  const text = sourcesOf(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return {
    emits: [...new Set(found(text, emits))].sort(),
    hears: [...new Set(found(text, hears))].sort(),
  };
}
