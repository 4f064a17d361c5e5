import { pageAddress } from './addresses';

export * from './addresses';

/** CSP hashes (`'sha256-…'`) of a page's inline styles and scripts. */
export interface OwnHashes {
  styles?: readonly string[];
  scripts?: readonly string[];
}

/** What the security policies of a site depend on, as stored by its deployment. */
export interface SiteNeeds {
  pages?: Readonly<Record<string, OwnHashes>>;
  /** For the not-found page, at all other addresses. */
  others?: OwnHashes;
  /** Other origins that serve remotes. */
  origins?: readonly string[];
  /** Origin whose pages may embed the site's remotes: `*` for any, null for none. */
  hosts?: string | null;
  /** Whether pages may send customers to the payment provider. */
  payOnline?: boolean;
}

interface PageNeeds extends OwnHashes {
  origins?: readonly string[];
  /** Development servers that serve scripts. */
  devOrigins?: readonly string[];
  /** Whether the site runs on HTTPS with Google's sign-in and Firestore. */
  hosted?: boolean;
  /** Whether App Check is configured on a hosted site. */
  appCheck?: boolean;
  payOnline?: boolean;
  /** Whether the page may connect to printers over USB and serial ports. */
  printers?: boolean;
}

type Policy = Record<string, readonly string[]>;

// styled-components adds an empty style element and fills it through CSSOM.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

// Sources for Google's sign-in and Firestore. Paths exclude everything else on these hosts.
const hostedServices: Policy = {
  'script-src': [
    'https://apis.google.com/js/api.js',
    'https://apis.google.com/_/scs/',
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ],
  'connect-src': [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/'],
  'upgrade-insecure-requests': [],
};

// App Check's service; sign-in by phone already allows reCAPTCHA.
const appCheckService: Policy = {
  'connect-src': ['https://content-firebaseappcheck.googleapis.com/v1/'],
};

// The payment page is opened by submitting a form.
const payingOnline: Policy = { 'form-action': ['https://api.razorpay.com'] };

// Live reload uses a WebSocket of the same origin, and development builds inline their styles.
const development = (origins: readonly string[]): Policy => ({
  'script-src': origins,
  'style-src': ["'unsafe-inline'"],
  'img-src': origins,
  'font-src': origins,
  'connect-src': origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
});

const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');

// For responses that are no pages: forbids everything.
const dataPolicy = written({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

function pagePolicy({
  styles = [],
  scripts = [],
  origins = [],
  devOrigins = [],
  hosted = false,
  appCheck = false,
  payOnline = false,
}: PageNeeds): string {
  const inDevelopment = devOrigins.length > 0;
  const policy: Policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...origins],
    // A hash in the list would make browsers ignore 'unsafe-inline'.
    'style-src': ["'self'", ...(inDevelopment ? [] : [emptyStyle, ...styles])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // The service worker fetches scripts of remotes itself, so their origins are needed here too.
    'connect-src': ["'self'", ...origins],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  for (const additions of [
    hosted ? hostedServices : {},
    hosted && appCheck ? appCheckService : {},
    payOnline ? payingOnline : {},
    inDevelopment ? development(devOrigins) : {},
  ]) {
    for (const [directive, sources] of Object.entries(additions)) {
      policy[directive] = [...(policy[directive] ?? []), ...sources];
    }
  }
  return written(policy);
}

const toNobody = ['camera', 'microphone', 'payment'];
// Bluetooth is not listed: browsers without it log an error for its name. Unlisted features default to our own pages.
const toPrinters = ['usb', 'serial'];

/** Returns the Permissions-Policy. Only the counter may use printers. */
const permissions = (printers: boolean): string =>
  [
    'geolocation=(self)',
    ...toNobody.map((feature) => `${feature}=()`),
    ...toPrinters.map((feature) => `${feature}=${printers ? '(self)' : '()'}`),
  ].join(', ');

const onEveryAnswer = {
  // Sign-in popups need access to their opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions(false),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

// The local site runs on HTTP.
const overHttps = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

export type Headers = Record<string, string>;

const withPolicy = (policy: string, hosted = false): Headers => ({
  'Content-Security-Policy': policy,
  ...onEveryAnswer,
  ...(hosted ? overHttps : {}),
});

/** Returns the headers of pages and other files in the site's root. */
export const pageHeaders = (needs: PageNeeds = {}): Headers => ({
  ...withPolicy(pagePolicy(needs), needs.hosted),
  ...(needs.printers && { 'Permissions-Policy': permissions(true) }),
});

/** Returns what the policy of an address depends on, from the needs of the whole site. */
export const needsAt = (
  { pages = {}, others = {}, origins = [], payOnline = false }: SiteNeeds,
  address: string,
): PageNeeds => ({
  ...(pages[pageAddress(address)] ?? others),
  origins,
  payOnline,
  printers: address === '/kitchen',
});

/** Returns the headers of API responses, scripts, pictures and fonts. */
export const dataHeaders = ({ hosted = false } = {}): Headers => withPolicy(dataPolicy, hosted);

/** Returns the CORS headers of files that a page of another origin (`*`: any) embeds; none without such pages. */
export const headersForHosts = (hosts: string | null | undefined): Headers =>
  hosts
    ? { 'Access-Control-Allow-Origin': hosts, 'Cross-Origin-Resource-Policy': 'cross-origin' }
    : {};
