import type { ServedSite } from '../sites/serve-site';

/** A page to measure. `signedIn`: with an account and two dishes in the cart. */
export interface Route {
  path: string;
  signedIn?: boolean;
}

export interface Elsewhere {
  name: string;
  address: string;
}

export interface Measured {
  table: string;
  figures?: Record<string, number>;
}

/** The input of a benchmark. `site` and `url` exist only for benchmarks that need a site. */
export interface Requested {
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
  measure:
    | { site: (requested: Requested) => Promise<Measured> }
    | { alone: () => Promise<Measured> };
}

export const routes: readonly Route[] = [
  ...['/', '/menu', '/about', '/offers', '/blogs', '/faq', '/contact'].map((path) => ({ path })),
  ...['/checkout', '/orders'].map((path) => ({ path, signedIn: true })),
];

const ascending = (values: readonly number[]): number[] =>
  [...values].sort((one, other) => one - other);

export const median = (values: readonly number[]): number =>
  ascending(values)[Math.floor(values.length / 2)] ?? NaN;

/** Returns a percentile (`share` from 0 to 1), or NaN for no values. */
export const percentile = (values: readonly number[], share: number): number =>
  ascending(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

export const tableOf = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [head, head.map(() => '-'), ...rows].map((cells) => `|${cells.join('|')}|`).join('\n');

export async function repeated<One>(runs: number, measureOnce: () => Promise<One>) {
  const all: One[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce());
  return all;
}
