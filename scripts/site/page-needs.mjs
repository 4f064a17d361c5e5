import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { siteFolder } from '../paths.mjs';
import { writeServed } from './write-served.mjs';

const file = `${siteFolder}/headers.json`;
const styleElements = /<style[^>]*>([^]*?)<\/style>/g;
// Scripts with attributes are data, or have an address.
const scriptElements = /<script>([^]*?)<\/script>/g;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashes = (html, elements) => [
  ...new Set([...html.matchAll(elements)].map(([, text]) => hashOf(text))),
];

const ownHashes = (html) => ({
  styles: hashes(html, styleElements),
  scripts: hashes(html, scriptElements),
});

const addressOf = (page) => `/${page.replace(/\/?index\.html$/, '')}`;

const both = (one = [], other = []) => [...new Set([...one, ...other])];

const ownOfBoth = (one, other) => ({
  styles: both(one?.styles, other?.styles),
  scripts: both(one?.scripts, other?.scripts),
});

/** What the security policies of pages depend on (`SiteNeeds`), from all pages as `[file, html]` and the remotes. */
export function needsOf(files, remotes) {
  const isMissing = ([page]) => page.endsWith('404.html');
  const known = files.filter((page) => !isMissing(page));
  const elsewhere = Object.values(remotes)
    .filter(({ base }) => /^https?:/.test(base))
    .map(({ base }) => new URL(base).origin);
  return {
    pages: Object.fromEntries(known.map(([page, html]) => [addressOf(page), ownHashes(html)])),
    // In whichever language.
    others: files.filter(isMissing).reduce((all, [, html]) => ownOfBoth(all, ownHashes(html)), {}),
    origins: [...new Set(elsewhere)].sort(),
  };
}

/** The needs of two sets of pages at once, for the moment in which one replaces the other. */
export function needsOfBoth(one, other) {
  const addresses = both(Object.keys(one.pages ?? {}), Object.keys(other.pages));
  const at = ({ pages }, address) => pages?.[address];
  return {
    pages: Object.fromEntries(
      addresses.map((address) => [address, ownOfBoth(at(one, address), at(other, address))]),
    ),
    others: ownOfBoth(one.others, other.others),
    origins: both(one.origins, other.origins),
  };
}

/** What the site's pages need now; nothing before the first deployment. */
export const readNeeds = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Replaces it for the local backend, which looks at it on each request. */
export const writeNeeds = (needs) => writeServed(file, JSON.stringify(needs, null, 2));
