// styled-components adds a style element without text and fills it through the style sheet's own interface.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

// What sign-in and the store need where they are Google's own. Paths keep out everything else on those hosts.
const hostedServices = {
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
const appCheckService = { 'connect-src': ['https://content-firebaseappcheck.googleapis.com/v1/'] };

// Live reload talks over a socket of the same origin, and a development build writes its styles as text.
const development = (origins) => ({
  'script-src': origins,
  'style-src': ["'unsafe-inline'"],
  'img-src': origins,
  'font-src': origins,
  'connect-src': origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
});

const written = (policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');

/** The policy of everything that is no page: it may do nothing at all. */
export const dataPolicy = written({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** The policy of a page; see `PageNeeds` for what it is made of. */
export function pagePolicy({
  styles = [],
  scripts = [],
  origins = [],
  devOrigins = [],
  hosted = false,
  appCheck = false,
}) {
  const inDevelopment = devOrigins.length > 0;
  const policy = {
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
    inDevelopment ? development(devOrigins) : {},
  ]) {
    for (const [directive, sources] of Object.entries(additions)) {
      policy[directive] = [...(policy[directive] ?? []), ...sources];
    }
  }
  return written(policy);
}
