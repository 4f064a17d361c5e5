import { restaurantFolder } from '@burger/shared/build/restaurant-folder';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { siteFolder } from '../../../shared/repository/paths.mjs';
import { readJson, readJsonOr, write, writePage } from './files';
import type { PublishedShell, SiteShop } from './records';

type Publishing = typeof import('../../../shell/src/publishing');
type ShellBase = Pick<PublishedShell, 'base'>;

const require = createRequire(import.meta.url);
const recordFile = `${siteFolder}/shop.json`;

export const shopFile = (version: string, language: string): string =>
  `/shop/${version}/${language}.json`;

/** Returns the published document that the site's pages show, or null before the first deployment. */
export const recordedShop = (): SiteShop | null => readJsonOr(recordFile, null);

export const recordShop = ({ version, source }: SiteShop): void =>
  write(recordFile, `${JSON.stringify({ version, source })}\n`);

/** Writes a document to the site, whole and per language. Returns its version. Throws when it is invalid. */
export function putShop(document: unknown, { base }: ShellBase, from: string): string {
  const { checkPublished, languages, menuIn, versionOf } = require(
    `${siteFolder}${base}node/publishing.cjs`,
  ) as Publishing;
  const { published, problems } = checkPublished(document);
  if (!published) throw new Error(`${from} cannot be published:\n  ${problems.join('\n  ')}`);
  const version = versionOf(published);
  const put = (address: string, content: object) => {
    const file = `${siteFolder}${address}`;
    if (!existsSync(file)) writePage(file, JSON.stringify(content));
  };
  put(`/shop/${version}.json`, { version, ...published });
  for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
    put(shopFile(version, language), menuIn(published, version, language));
  }
  return version;
}

const wordsIn = (folder: string) =>
  Object.fromEntries(
    readJson<string[]>(`${folder}/languages.json`)
      .filter((language) => language !== 'en')
      .map((language) => [language, readJson<object>(`${folder}/${language}/menu.json`)]),
  );

/** Returns the repository's document without validation. Same content as `@burger/shared/shop/seed`. */
export const readSeed = (folder = restaurantFolder): object => ({
  ...readJson<object>(`${folder}/menu.json`),
  rules: readJson<object>(`${folder}/rules.json`),
  words: wordsIn(folder),
});

const putSeed = (shell: ShellBase): SiteShop => ({
  version: putShop(readSeed(), shell, 'restaurant/'),
  source: 'restaurant',
});

/** Returns the document for a deployment: the recorded one, at first the repository's. */
export const shopOfSite = (shell: ShellBase): SiteShop => recordedShop() ?? putSeed(shell);

/** Returns the document for a full build: the repository's, unless a store has published another one. */
export function shopOfBuild(shell: ShellBase): SiteShop {
  const recorded = recordedShop();
  return recorded?.source === 'store' ? recorded : putSeed(shell);
}
