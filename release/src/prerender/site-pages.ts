import type { RemotesFile } from '@burger/shared/contracts';
import type { ExposureRef, Renderer } from './renderer';

/** A page of the site: its file and its HTML. */
export type Page = readonly [file: string, html: string];

/** The file in which the page of an address lies. */
export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;

// What these show belongs to one customer. Their pages hold nothing of it, so anyone may read them, but nobody has to find them.
const privateRoutes = new Set(['/orders', '/checkout', '/account']);

/** Whether a search should find a route. */
export const isForSearch = (route: string): boolean => !privateRoutes.has(route);

const entriesOf = (places: Readonly<Record<string, ExposureRef>>): [string, ExposureRef][] =>
  Object.entries(places);

const exposedIn =
  (remotes: RemotesFile) =>
  ([, { remote, exposure }]: [string, ExposureRef]): boolean =>
    exposure in (remotes[remote]?.exposes ?? {});

/**
 * Pages of customers at addresses of their own; none where their remote has not been deployed yet, or is older than a page
 * that came later.
 */
export const pagesFrom = (
  { pages, extraPages }: Pick<Renderer, 'pages' | 'extraPages'>,
  remotes: RemotesFile,
) => [
  ...entriesOf(pages).filter(([, { remote }]) => remotes[remote]),
  ...entriesOf(extraPages).filter(exposedIn(remotes)),
];

/** Pages at links, where the remote is not older than they are. */
export const keyedFrom = ({ keyedPages }: Pick<Renderer, 'keyedPages'>, remotes: RemotesFile) =>
  entriesOf(keyedPages).filter(exposedIn(remotes));

/** The staff's pages, in English only. */
export const apartFrom = (
  { staffPages, pageLanguage }: Pick<Renderer, 'staffPages' | 'pageLanguage'>,
  remotes: RemotesFile,
) =>
  pageLanguage === 'en' ? entriesOf(staffPages).filter(([, { remote }]) => remotes[remote]) : [];
