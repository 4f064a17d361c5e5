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

/** What a file of the site or of a build holds. Throws when it is not there. */
export const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(file, 'utf8')) as Content;

/** The same, or something else where the file is not there. */
export const readJsonOr = <Content>(file: string, otherwise: Content): Content =>
  existsSync(file) ? readJson(file) : otherwise;

type Content = string | Uint8Array;

const draftOf = (file: string) => `${file}.draft`;

function writeDraft(file: string, content: Content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draftOf(file), content);
}

/** Writes a file that a running server may be serving: readers get all of the old one or all of the new one. */
export function write(file: string, content: Content): void {
  writeDraft(file, content);
  renameSync(draftOf(file), file);
}

/** The same with what JSON says of a value. */
export const writeJson = (file: string, value: unknown): void =>
  write(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * The same with a brotli copy beside it. Both are ready before either is put in its place, so the two differ for
 * microseconds, in which each is a whole page of versions that are all there.
 */
export function writePage(file: string, html: string, compressed: Content = brotli(html)): void {
  const copy = `${file}.br`;
  writeDraft(file, html);
  writeDraft(copy, compressed);
  renameSync(draftOf(file), file);
  renameSync(draftOf(copy), copy);
}

/** A text in brotli, as small as it gets. */
export const brotli = (text: string): Buffer =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** All files of a folder, relative to it, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();

/** Ten hex digits that stand for these contents. */
export function shortHash(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
}

/** Ten hex digits that change whenever a name or a byte in the folder does. */
export const fingerprint = (folder: string): string =>
  shortHash(
    ...filesOf(folder).flatMap((file) => [file, '\0', readFileSync(path.join(folder, file))]),
  );

const sha256Of = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** What browsers check before they run a script of the folder: file → `sha256-…`. */
export const integrityOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .sort()
      .map((file) => [file, `sha256-${sha256Of(`${folder}/${file}`)}`]),
  );
