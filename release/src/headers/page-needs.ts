import type { RemotesFile } from '@burger/shared/contracts';
import type { OwnHashes, SiteNeeds } from '@burger/shared/platform/security';
import { createHash } from 'node:crypto';
import { siteFolder } from '../../../shared/repository/paths.mjs';
import { readJsonOr, writeJson } from '../site/files';

type PageFile = readonly [file: string, html: string, ...rest: unknown[]];

const file = `${siteFolder}/headers.json`;
const styleElements = /<style[^>]*>([^]*?)<\/style>/g;
// Scripts with attributes are data or external files.
const scriptElements = /<script>([^]*?)<\/script>/g;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashes = (html: string, elements: RegExp) => [
  ...new Set([...html.matchAll(elements)].map(([, text = '']) => hashOf(text))),
];

// Scripts insert the sheet as a style element. Its address names its hash (`sheetAddress`).
const sheets = / data-sheet="\/remotes\/styles-([\w-]+)\.css"/g;

const sheetHashes = (html: string) =>
  [...html.matchAll(sheets)].map(
    ([, hash = '']) => `'sha256-${Buffer.from(hash, 'base64url').toString('base64')}'`,
  );

const ownHashes = (html: string) => ({
  styles: [...hashes(html, styleElements), ...sheetHashes(html)],
  scripts: hashes(html, scriptElements),
});

// Each page contains its published document, including the restaurant's rules.
const paysOnline = /"payments":\[[^\]]*"online"/;

// The pages of an older shell start scripts, but create no Trusted Types policy.
const isUntyped = (html: string) =>
  html.includes('id="page-scripts"') && !html.includes('createPolicy');

const addressOf = (page: string) => `/${page.replace(/\/?index\.html$/, '')}`;

const both = (one: readonly string[] = [], other: readonly string[] = []) => [
  ...new Set([...one, ...other]),
];

const ownOfBoth = (one?: OwnHashes, other?: OwnHashes) => ({
  styles: both(one?.styles, other?.styles),
  scripts: both(one?.scripts, other?.scripts),
});

/** Returns the inputs of the Content-Security-Policies: page hashes, origins of remotes, allowed hosts. */
export function needsOf(
  files: readonly PageFile[],
  remotes: RemotesFile,
  hosts: SiteNeeds['hosts'] = null,
): Required<SiteNeeds> {
  const pages = files.filter(([file]) => file.endsWith('.html'));
  const isMissing = ([page]: PageFile) => page.endsWith('404.html');
  const known = pages.filter((page) => !isMissing(page));
  const elsewhere = Object.values(remotes)
    .filter(({ base }) => /^https?:/.test(base))
    .map(({ base }) => new URL(base).origin);
  return {
    pages: Object.fromEntries(known.map(([page, html]) => [addressOf(page), ownHashes(html)])),
    others: pages
      .filter(isMissing)
      .reduce<OwnHashes>((all, [, html]) => ownOfBoth(all, ownHashes(html)), {}),
    origins: [...new Set(elsewhere)].sort(),
    hosts,
    payOnline: pages.some(([, html]) => paysOnline.test(html)),
    untyped: pages.some(([, html]) => isUntyped(html)),
  };
}

/** Merges the needs of two sets of pages, which are both served while one replaces the other. */
export function needsOfBoth(one: SiteNeeds, other: SiteNeeds): Required<SiteNeeds> {
  const addresses = both(Object.keys(one.pages ?? {}), Object.keys(other.pages ?? {}));
  const at = ({ pages }: SiteNeeds, address: string) => pages?.[address];
  return {
    pages: Object.fromEntries(
      addresses.map((address) => [address, ownOfBoth(at(one, address), at(other, address))]),
    ),
    others: ownOfBoth(one.others, other.others),
    origins: both(one.origins, other.origins),
    hosts: other.hosts ?? null,
    payOnline: one.payOnline === true || other.payOnline === true,
    untyped: one.untyped === true || other.untyped === true,
  };
}

export const readNeeds = (): SiteNeeds => readJsonOr(file, {});

/** Replaces the needs file, which the local backend checks on each request. */
export const writeNeeds = (needs: SiteNeeds): void => writeJson(file, needs);
