import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { siteFolder } from '../paths.mjs';
import { writeServed } from './write-served.mjs';

const file = `${siteFolder}/headers.json`;
const styleElements = /<style[^>]*>([^]*?)<\/style>/g;
// Scripts with attributes are data, or have an address.
const scriptElements = /<script>([^]*?)<\/script>/g;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the security policy of pages depends on (see `@burger/shared/security`), from their HTML and the remotes. */
export function needsOf(pages, remotes) {
  const hashes = (elements) => {
    const texts = pages.flatMap((html) => [...html.matchAll(elements)].map(([, text]) => text));
    return [...new Set(texts.map(hashOf))].sort();
  };
  const elsewhere = Object.values(remotes)
    .filter(({ base }) => /^https?:/.test(base))
    .map(({ base }) => new URL(base).origin);
  return {
    styles: hashes(styleElements),
    scripts: hashes(scriptElements),
    origins: [...new Set(elsewhere)].sort(),
  };
}

const both = (one, other) => [...new Set([...one, ...other])];

/** The needs of two sets of pages at once, for the moment in which one replaces the other. */
export const needsOfBoth = (one, other) => ({
  styles: both(one.styles, other.styles),
  scripts: both(one.scripts ?? [], other.scripts),
  origins: both(one.origins, other.origins),
});

/** What the site's pages need now; nothing before the first deployment. */
export const readNeeds = () =>
  existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { styles: [], scripts: [], origins: [] };

/** Replaces it for the local backend, which looks at it on each request. */
export const writeNeeds = (needs) => writeServed(file, JSON.stringify(needs, null, 2));
