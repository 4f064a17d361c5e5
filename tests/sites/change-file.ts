import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces the first `from` in a file. Throws where it is not there. */
export function changeFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}
