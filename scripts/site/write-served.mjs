import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotli } from './compress.mjs';

const draftOf = (file) => `${file}.draft`;

function writeDraft(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draftOf(file), content);
}

/** Writes a file that a running server may be serving: readers get all of the old one or all of the new one. */
export function writeServed(file, content) {
  writeDraft(file, content);
  renameSync(draftOf(file), file);
}

/**
 * The same with a brotli copy beside it. Both are ready before either is put in its place, so the two differ for
 * microseconds, in which each is a whole page of versions that are all there.
 */
export function writeServedPage(file, html, compressed = brotli(html)) {
  const copy = `${file}.br`;
  writeDraft(file, html);
  writeDraft(copy, compressed);
  renameSync(draftOf(file), file);
  renameSync(draftOf(copy), copy);
}
