import type { ServedSite } from '../sites/serve-site';

/** A page that is visited; one of a customer's is visited signed in, with two dishes in the cart. */
export interface Route {
  path: string;
  signedIn?: boolean;
}

/** A table in Markdown, and what of it has a target, by the names that `targets.ts` knows. */
export interface Measured {
  table: string;
  figures?: Record<string, number>;
}

/** What a part is given; `site` and `url` are there for those that need a site. */
export interface Asked {
  site: ServedSite;
  url: string;
  routes: readonly Route[];
  runs: number;
}

export interface Part {
  name: string;
  title: string;
  about: string;
  measure: { site: (asked: Asked) => Promise<Measured> } | { alone: () => Promise<Measured> };
}

/** The pages of the shop. */
export const routes: readonly Route[] = [
  ...['/', '/menu', '/about', '/offers', '/blogs', '/faq', '/contact'].map((path) => ({ path })),
  ...['/checkout', '/orders'].map((path) => ({ path, signedIn: true })),
];
