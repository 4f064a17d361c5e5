import { pageAddress } from './addresses';

export * from './addresses';

/** Hashes of what stands in a page itself, as a policy names them: `'sha256-…'`. */
export interface OwnHashes {
  styles?: readonly string[];
  scripts?: readonly string[];
}

/** What the policies of a site's pages depend on, as its deployment writes it down. */
export interface SiteNeeds {
  /** By the address of the page. */
  pages?: Readonly<Record<string, OwnHashes>>;
  /** At all other addresses, where the page for unknown ones is shown. */
  others?: OwnHashes;
  /** Other origins that remotes are loaded from. */
  origins?: readonly string[];
  /** Whose pages may show the site's remotes: an origin, `*` for all, null for none. */
  hosts?: string | null;
  /** Whether orders may be paid online, on a page of the provider. */
  payOnline?: boolean;
}

/** What the policy of a page depends on. */
interface PageNeeds extends OwnHashes {
  origins?: readonly string[];
  /** Development servers, which pages may load scripts from. */
  devOrigins?: readonly string[];
  /** Served over HTTPS, with Google's own sign-in and store. */
  hosted?: boolean;
  /** Hosted, with a key of App Check, whose service pages then ask. */
  appCheck?: boolean;
  payOnline?: boolean;
  /** Whether it may talk to printers, by cable and by radio. */
  printers?: boolean;
}

// Sources by the directive that they are allowed in.
type Policy = Record<string, readonly string[]>;

// styled-components adds a style element without text and fills it through the style sheet's own interface.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

// What sign-in and the store need where they are Google's own. Paths keep out everything else on those hosts.
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

// What App Check needs beside the bot check of sign-in by phone.
const appCheckService: Policy = {
  'connect-src': ['https://content-firebaseappcheck.googleapis.com/v1/'],
};

// Where the browser is sent to pay, by a form.
const payingOnline: Policy = { 'form-action': ['https://api.razorpay.com'] };

// Live reload talks over a socket of the same origin, and a development build writes its styles as text.
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

// Of everything that is no page: it may do nothing at all.
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
    // A hash would take the meaning from the 'unsafe-inline' of development.
    'style-src': ["'self'", ...(inDevelopment ? [] : [emptyStyle, ...styles])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // Remotes as well: the service worker asks for their scripts by itself.
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
// Not Bluetooth: browsers that have none complain of its name, and what is not named is allowed to our own pages alone.
const toPrinters = ['usb', 'serial'];

/** What of the device a page may ask for; of printers the counter alone. */
const permissions = (printers: boolean): string =>
  [
    'geolocation=(self)',
    ...toNobody.map((feature) => `${feature}=()`),
    ...toPrinters.map((feature) => `${feature}=${printers ? '(self)' : '()'}`),
  ].join(', ');

const onEveryAnswer = {
  // Sign-in popups need their opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions(false),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

// Only over HTTPS, which the local site does not speak.
const overHttps = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

export type Headers = Record<string, string>;

const withPolicy = (policy: string, hosted = false): Headers => ({
  'Content-Security-Policy': policy,
  ...onEveryAnswer,
  ...(hosted ? overHttps : {}),
});

/** Headers of pages and of whatever stands beside them at the root of the site. */
export const pageHeaders = (needs: PageNeeds = {}): Headers => ({
  ...withPolicy(pagePolicy(needs), needs.hosted),
  ...(needs.printers && { 'Permissions-Policy': permissions(true) }),
});

/** What the policy at an address depends on, given the needs of the whole site. */
export const needsAt = (
  { pages = {}, others = {}, origins = [], payOnline = false }: SiteNeeds,
  address: string,
): PageNeeds => ({
  ...(pages[pageAddress(address)] ?? others),
  origins,
  payOnline,
  printers: address === '/kitchen',
});

/** Headers of what is no page: answers of the API, scripts, pictures, fonts. */
export const dataHeaders = ({ hosted = false } = {}): Headers => withPolicy(dataPolicy, hosted);

/** Headers of what a page of another origin (`*`: any) has to read when it shows our remotes; none where no other may. */
export const headersForHosts = (hosts: string | null | undefined): Headers =>
  hosts
    ? { 'Access-Control-Allow-Origin': hosts, 'Cross-Origin-Resource-Policy': 'cross-origin' }
    : {};
