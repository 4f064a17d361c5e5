import { pageAddress } from './addresses';

export * from './addresses';

/** CSP hashes (`'sha256-…'`) of a page's inline styles and scripts. */
export interface OwnHashes {
  styles?: readonly string[];
  scripts?: readonly string[];
}

/** What the site's security policies depend on, as stored by its deployment. */
export interface SiteNeeds {
  pages?: Readonly<Record<string, OwnHashes>>;
  /** Hashes of the not-found page, which is served at all other URLs. */
  others?: OwnHashes;
  /** Other origins from which remotes are loaded. */
  origins?: readonly string[];
  /** Origin whose pages may embed the site's remotes: `*` for any, null for none. */
  hosts?: string | null;
  /** Whether pages may send customers to the payment provider. */
  payOnline?: boolean;
  /** Whether pages come from a release of the shell without a Trusted Types policy, after a rollback. */
  untyped?: boolean;
}

interface PageNeeds extends OwnHashes {
  origins?: readonly string[];
  /** Origins of development servers. */
  devOrigins?: readonly string[];
  /** Whether the site runs on HTTPS with Google's sign-in and Firestore. */
  hosted?: boolean;
  /** Whether App Check is configured on a hosted site. */
  appCheck?: boolean;
  payOnline?: boolean;
  untyped?: boolean;
  /** Whether the page may connect to printers over USB and serial ports. */
  printers?: boolean;
}

type Policy = Record<string, readonly string[]>;

// styled-components adds an empty style element, which it fills through CSSOM.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

// CSP sources for Google's sign-in and Firestore. Paths exclude everything else on these hosts.
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

// Texts become script URLs and HTML only through the page's policy (`shell/src/head/guard-scripts.ts`), which
// browsers call for all scripts if its name is `default`.
const trustedTypes: Policy = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

// Google's sign-in (`gapi`) and reCAPTCHA (`goog`) create policies of their own, and several of their scripts
// create the same one.
const trustedTypesOfGoogle: Policy = {
  'trusted-types': ['gapi#gapi', 'goog#html', "'allow-duplicates'"],
};

// CSP sources of App Check; those of sign-in by phone already include reCAPTCHA.
const appCheckService: Policy = {
  'connect-src': ['https://content-firebaseappcheck.googleapis.com/v1/'],
};

// Submitting a form opens the payment page.
const payingOnline: Policy = { 'form-action': ['https://api.razorpay.com'] };

// CSP sources for development: live reload uses a WebSocket of the same origin, and development builds inline
// their styles.
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

// The CSP of responses that are not pages, which forbids everything.
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
  untyped = false,
}: PageNeeds): string {
  const inDevelopment = devOrigins.length > 0;
  const policy: Policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...origins],
    // No hashes in development, because a hash in the list makes browsers ignore 'unsafe-inline'.
    'style-src': ["'self'", ...(inDevelopment ? [] : [emptyStyle, ...styles])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // The service worker fetches scripts of remotes itself, so their origins are also needed here.
    'connect-src': ["'self'", ...origins],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  // Development servers load scripts of their own.
  const isTyped = !untyped && !inDevelopment;
  for (const additions of [
    isTyped ? trustedTypes : {},
    isTyped && hosted ? trustedTypesOfGoogle : {},
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
// Bluetooth is not listed, because browsers without it would log an error. Features that are not listed are
// allowed on our own pages by default.
const toPrinters = ['usb', 'serial'];

/** Returns the Permissions-Policy header. Only the counter may use printers. */
const permissions = (printers: boolean): string =>
  [
    'geolocation=(self)',
    ...toNobody.map((feature) => `${feature}=()`),
    ...toPrinters.map((feature) => `${feature}=${printers ? '(self)' : '()'}`),
  ].join(', ');

const onEveryAnswer = {
  // Allows sign-in popups, which need access to their opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions(false),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

// Not on the local site, which runs on HTTP.
const overHttps = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

export type Headers = Record<string, string>;

const withPolicy = (policy: string, hosted = false): Headers => ({
  'Content-Security-Policy': policy,
  ...onEveryAnswer,
  ...(hosted ? overHttps : {}),
});

/** Returns the headers of pages and other files in the site's root folder. */
export const pageHeaders = (needs: PageNeeds = {}): Headers => ({
  ...withPolicy(pagePolicy(needs), needs.hosted),
  ...(needs.printers && { 'Permissions-Policy': permissions(true) }),
});

/** Returns what the CSP at a URL path depends on, from the needs of the complete site. */
export const needsAt = (
  { pages = {}, others = {}, origins = [], payOnline = false, untyped = false }: SiteNeeds,
  address: string,
): PageNeeds => ({
  ...(pages[pageAddress(address)] ?? others),
  origins,
  payOnline,
  untyped,
  printers: address === '/kitchen',
});

/** Returns the headers of API responses, scripts, pictures and fonts. */
export const dataHeaders = ({ hosted = false } = {}): Headers => withPolicy(dataPolicy, hosted);

/** Returns the CORS headers of files that a page of another origin (`*`: any) embeds; none if no page may. */
export const headersForHosts = (hosts: string | null | undefined): Headers =>
  hosts
    ? { 'Access-Control-Allow-Origin': hosts, 'Cross-Origin-Resource-Policy': 'cross-origin' }
    : {};
