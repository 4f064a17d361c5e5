import type { ServedSite } from '../sites/serve-site';

/** A page that is visited; one of a customer's is visited signed in, with two dishes in the cart. */
export interface Route {
  path: string;
  signedIn?: boolean;
}

/** A page of another site, to be measured beside ours. */
export interface Elsewhere {
  name: string;
  address: string;
}

/** A table in Markdown, and what of it has a target, by the names that `targets` in `main.ts` knows. */
export interface Measured {
  table: string;
  figures?: Record<string, number>;
}

/** What a part is given; `site` and `url` are there for those that need a site. */
export interface Asked {
  site: ServedSite;
  url: string;
  routes: readonly Route[];
  elsewhere: readonly Elsewhere[];
  runs: number;
}

export interface Part {
  name: string;
  title: string;
  about: string;
  measure: { site: (asked: Asked) => Promise<Measured> } | { alone: () => Promise<Measured> };
}

export const routes: readonly Route[] = [
  ...['/', '/menu', '/about', '/offers', '/blogs', '/faq', '/contact'].map((path) => ({ path })),
  ...['/checkout', '/orders'].map((path) => ({ path, signedIn: true })),
];

const ascending = (values: readonly number[]): number[] =>
  [...values].sort((one, other) => one - other);

/** The value in the middle, of an even number the upper one; NaN of none. */
export const median = (values: readonly number[]): number =>
  ascending(values)[Math.floor(values.length / 2)] ?? NaN;

/** The value below which this share of the values lies; NaN of none. */
export const percentile = (values: readonly number[], share: number): number =>
  ascending(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

export const tableOf = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** What so many runs come to, one after the other. */
export async function repeated<One>(runs: number, measureOnce: () => Promise<One>) {
  const all: One[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce());
  return all;
}
