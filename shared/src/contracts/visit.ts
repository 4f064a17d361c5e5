import guests from './guests.json' with { type: 'json' };

/* Metrics that a visit reports: no personal data and nothing about orders. */

export const vitalNames = ['lcp', 'inp', 'cls'] as const;
export type VitalName = (typeof vitalNames)[number];

/** The site's pages for customers, which visits report and restaurants title. The link key after `/track` is no part. */
export const customerPages = [
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
] as const;

/** Pages that visits report: those of the site and of guests. */
export const reportedRoutes = [
  ...customerPages,
  ...(Object.keys(guests.pages) as never[]),
] as const;

export const connectionTypes = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

/** Values of `?from=` in links to the site: Google profile, our social media pages, print. */
export const reportedSources = ['google', 'instagram', 'facebook', 'whatsapp', 'print'] as const;

/** Worst values of a page; missing if unknown. LCP and INP in ms. */
export type PageVitals = { [Name in VitalName]?: number | undefined };

/** Body of `POST /api/vitals`. */
export interface Visit {
  versions: Record<string, string>;
  line: string;
  pages: Record<string, PageVitals>;
  /** Names of errors, by the micro-frontend that threw them. */
  errors: Record<string, string[]>;
  /** Number of order requests without a response. */
  lost: number;
  /** The `?from=` value of the link that led to the site; missing without one. */
  from?: string | undefined;
}
