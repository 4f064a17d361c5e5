import { existsSync, readFileSync } from 'node:fs';

/** What a file of the site or of a build holds. Throws when it is not there. */
export const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(file, 'utf8')) as Content;

/** The same, or something else where the file is not there. */
export const readJsonOr = <Content>(file: string, otherwise: Content): Content =>
  existsSync(file) ? readJson(file) : otherwise;
