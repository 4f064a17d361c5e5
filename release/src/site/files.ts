import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(file, 'utf8')) as Content;

export const readJsonOr = <Content>(file: string, otherwise: Content): Content =>
  existsSync(file) ? readJson(file) : otherwise;

type Content = string | Uint8Array;

const draftOf = (file: string) => `${file}.draft`;

function writeDraft(file: string, content: Content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draftOf(file), content);
}

/** Replaces a file atomically: readers get either the old or the new one. */
export function write(file: string, content: Content): void {
  writeDraft(file, content);
  renameSync(draftOf(file), file);
}

export const writeJson = (file: string, value: unknown): void =>
  write(file, `${JSON.stringify(value, null, 2)}\n`);

/** Replaces a page and its brotli copy. Writing both before the renames keeps the gap to microseconds. */
export function writePage(file: string, html: string, compressed: Content = brotli(html)): void {
  const copy = `${file}.br`;
  writeDraft(file, html);
  writeDraft(copy, compressed);
  renameSync(draftOf(file), file);
  renameSync(draftOf(copy), copy);
}

export const brotli = (text: string): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();

/** Returns ten hex digits of the SHA-256 of these contents. */
export function shortHash(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
}

/** Returns ten hex digits that change with any file name or byte in the folder. */
export const fingerprint = (folder: string): string =>
  shortHash(
    ...filesOf(folder).flatMap((file) => [file, '\0', readFileSync(path.join(folder, file))]),
  );
