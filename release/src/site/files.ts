import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotli } from './compress';

type Content = string | Uint8Array;

const draftOf = (file: string) => `${file}.draft`;

function writeDraft(file: string, content: Content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draftOf(file), content);
}

/** Writes a file that a running server may be serving: readers get all of the old one or all of the new one. */
export function writeServed(file: string, content: Content): void {
  writeDraft(file, content);
  renameSync(draftOf(file), file);
}

/** The same with what JSON says of a value. */
export const writeServedJson = (file: string, value: unknown): void =>
  writeServed(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * The same with a brotli copy beside it. Both are ready before either is put in its place, so the two differ for
 * microseconds, in which each is a whole page of versions that are all there.
 */
export function writeServedPage(
  file: string,
  html: string,
  compressed: Content = brotli(html),
): void {
  const copy = `${file}.br`;
  writeDraft(file, html);
  writeDraft(copy, compressed);
  renameSync(draftOf(file), file);
  renameSync(draftOf(copy), copy);
}
