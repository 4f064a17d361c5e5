import path from 'node:path';
import { type Folder, JsonFile, openFolder } from '../folder';

/** The restaurant folder that tests start from. It is valid and differs from the example. */
export const testedFolder = path.resolve(__dirname, '../../../../tests/restaurant');

type Edit = (text: string) => string | null;

// Opened once for all tests of a file, because reading a restaurant's folder is slow.
const folder = openFolder(testedFolder);

/** Returns the tested folder with edited files. An edit to null removes the file. */
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

/** Returns an edit that replaces a text. Throws if the file does not contain it. */
export const instead =
  (of: string | RegExp, what: string): Edit =>
  (text) => {
    const changed = text.replace(of, what);
    if (changed === text) throw new Error(`The text to replace was not found: ${String(of)}`);
    return changed;
  };

export const none: Edit = () => null;
