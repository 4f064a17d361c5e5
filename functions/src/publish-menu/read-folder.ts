import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Why a folder cannot be read as a menu, for who wrote it. */
export class UnreadableFolder extends Error {}

function readJson(folder: string, file: string): unknown {
  const name = `${path.basename(folder)}/${file}`;
  let text: string;
  try {
    text = readFileSync(path.join(folder, file), 'utf8');
  } catch {
    throw new UnreadableFolder(`There is no ${name}.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFolder(`${name} is no JSON: ${(error as Error).message}`);
  }
}

/** What a folder such as `restaurant/` would publish, unchecked. Throws UnreadableFolder. */
export function readFolder(folder: string): unknown {
  const menu = readJson(folder, 'menu.json');
  const rules = readJson(folder, 'rules.json');
  const languages = (readJson(folder, 'languages.json') as string[]).filter(
    (language) => language !== 'en',
  );
  const words = Object.fromEntries(
    languages.map((language) => [language, readJson(folder, `${language}/menu.json`)]),
  );
  return { ...(menu as object), rules, words };
}
