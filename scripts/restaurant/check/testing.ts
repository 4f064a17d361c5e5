import path from 'node:path';
import { type Folder, JsonFile, openFolder } from './folder';

/** The folder that tests begin with: another restaurant than the example, without a mistake. */
export const testedFolder = path.resolve(__dirname, '../../../tests/restaurant');

type Edit = (text: string) => string | null;

// Once for all tests of a file, which read it again and again.
const folder = openFolder(testedFolder);

/** The tested folder with files that say something else; null takes a file away. */
export function edited(edits: Record<string, Edit>): Folder {
  const texts = new Map(
    Object.entries(edits).map(([file, edit]) => [
      file,
      edit(folder.has(file) ? folder.bytes(file).toString('utf8') : ''),
    ]),
  );
  return {
    ...folder,
    has: (file) => (texts.has(file) ? texts.get(file) !== null : folder.has(file)),
    bytes: (file) => Buffer.from(texts.get(file) ?? folder.bytes(file)),
    json(file) {
      const text = texts.get(file);
      if (text === null) return null;
      return text === undefined ? folder.json(file) : new JsonFile(file, text);
    },
  };
}

/** Puts something else in place of what a text says; throws where it does not say it. */
export const instead =
  (of: string | RegExp, what: string): Edit =>
  (text) => {
    const changed = text.replace(of, what);
    if (changed === text) throw new Error(`There is no ${String(of)}`);
    return changed;
  };

export const none: Edit = () => null;
