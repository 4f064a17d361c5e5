import guests from '../contracts/guests.json' with { type: 'json' };

/* What a visit tells of how it went: nothing of who visits, and nothing of what was ordered. */

export const vitalNames = ['lcp', 'inp', 'cls'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Customers' pages by where they lie; what follows after `/track` is the key of a link and is not told. */
export const toldRoutes = [
  '/',
  '/menu',
  '/about',
  '/contact',
  '/blogs',
  '/offers',
  '/orders',
  '/faq',
  '/checkout',
  '/track',
  '/account',
  '/privacy',
  '/terms',
  '/unsubscribe',
  '/404',
  ...(Object.keys(guests.pages) as never[]),
] as const;

export const toldLines = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

/** Where a link stands that leads here with `?from=<one of these>`: a profile at Google, pages of ours elsewhere, print. */
export const toldSources = ['google', 'instagram', 'facebook', 'whatsapp', 'print'] as const;

/** What a page took, at its worst; left out where it is not known. LCP and INP in ms. */
export type PageVitals = { [Name in VitalName]?: number | undefined };

/** Body of `POST /api/vitals`. */
export interface Visit {
  /** Which versions of shell and remotes ran. */
  versions: Record<string, string>;
  line: string;
  pages: Record<string, PageVitals>;
  /** Names of the errors that came from shell or remote. */
  errors: Record<string, string[]>;
  /** Orders whose answer did not arrive. */
  lost: number;
  /** Where the link stood by which somebody came; left out where nothing says so. */
  from?: string | undefined;
}
