import { existsSync, readFileSync } from 'node:fs';
import { picturesAddress } from '@burger/shared/build';
import { siteFolder } from '../paths.mjs';
import { inlineJson, inlineScript } from './page-html.mjs';
import { writeServed } from './write-served.mjs';

const file = `${siteFolder}/shell.json`;

/** Remembers which shell the site runs, for deployments of a single remote. */
export const recordShell = (record) => writeServed(file, JSON.stringify(record));

/** The shell that the site runs: `{ shell: { base, integrity }, fonts }`; `base` and the fonts by language are addresses on the site. */
export function currentShell() {
  if (!existsSync(file)) throw new Error(`${siteFolder} holds no site yet: npm run build`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const choiceOf = ({ keptKeys, languages, pageLanguage }) => ({
  key: keptKeys.language,
  others: Object.keys(languages).filter((language) => language !== 'en'),
  isEnglish: pageLanguage === 'en',
});

/** What every page of the site has in common in the language of this thread. `renderer` is the shell's node bundle. */
export const siteOf = (renderer, fonts) => ({
  url: renderer.restaurant.siteUrl,
  language: renderer.pageLanguage,
  languages: renderer.languages,
  addressIn: renderer.addressIn,
  name: renderer.restaurant.name,
  fonts,
  pictures: picturesAddress(),
  globalCss: renderer.globalCss,
  followLanguage: inlineScript(renderer.followLanguage, choiceOf(renderer)),
  starter: inlineScript(renderer.startPage, renderer.keptKeys),
  colours: renderer.palette.page,
  structured: `<script type="application/ld+json">${inlineJson(renderer.restaurantData(`${picturesAddress()}/hero-1600.webp`))}</script>`,
});
