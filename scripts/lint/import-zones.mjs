import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';

/** Settings of the import resolver. By default the rules against import cycles check only JavaScript. */
export const importSettings = {
  'import-x/extensions': ['.ts', '.tsx', '.mjs'],
  'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
};

const isRemote = (name) => name.startsWith('mfe-');
// Packages that other projects can use, too.
const reusable = ['federation-contract', 'federation-pins'];
const others = [...reusable, 'shell', 'shared', 'functions', 'local-backend', 'release'];

// Returns the packages of the site that a package may import. The shell and remotes may import only `shared`.
const allowedOfSite = (name) => {
  if (name === 'functions') return ['shared'];
  if (name === 'local-backend') return ['shared', 'functions'];
  // The release package imports only types of the shell: at runtime it loads built bundles.
  if (name === 'release') return ['shared', 'shell'];
  if (name === 'shell' || isRemote(name)) return ['shared'];
  return [];
};

const allowed = (name) => (reusable.includes(name) ? [] : [...reusable, ...allowedOfSite(name)]);

/** Features (folders or files) of a package. Each may import those below it, also for types. */
const features = {
  functions: [
    'publish-menu',
    'staff-command',
    'erase-command',
    'register',
    'backtest',
    'health',
    'retention',
    'me',
    'kitchen',
    'learning',
    'payments',
    'orders',
    'forms',
    'vitals',
    'maps',
    'shop',
    'mail',
    'channels',
    'whatsapp',
    'push',
    'auth',
    'http',
    'store',
  ],
  'local-backend': [
    'api',
    'hosting',
    'payments',
    'whatsapp',
    'push',
    'auth',
    'backup',
    'firestore',
    'data-folder',
    'workers',
    'loopback',
    'settings',
  ],
  'mfe-menu': [
    'menu',
    'dish',
    'suggestions',
    'add-to-cart',
    'use-stores',
    'cart',
    'stored-veg-only',
    'shop',
    'parts',
    'messages',
  ],
  'mfe-account-orders': [
    'account',
    'sign-in',
    'usual',
    'orders',
    'tracking',
    'again',
    'location',
    'session',
    'parts',
    'messages',
  ],
  'mfe-cart-checkout': ['checkout', 'cart', 'messages'],
  // The folders are the steps of the checkout. The chunk `placing.lazy` loads at the first press.
  'mfe-cart-checkout/src/checkout': [
    'checkout-page',
    'open-checkout',
    'lazy-placing',
    'placing.lazy',
    'bill',
    'layout',
    'use-checkout',
    'promo',
    'placed',
    'placing',
    'paying',
    'when',
    'details',
    'parts',
    'draft',
  ],
  'mfe-content': [
    'home',
    'reviews',
    'about',
    'contact',
    'faq',
    'blogs',
    'offers',
    'privacy',
    'terms',
    'newsletter',
    'unsubscribe',
    'visit',
    'parts',
  ],
  shared: [
    'gallery',
    'messages',
    'accounting',
    'order',
    'shop',
    'ui',
    'router',
    'styled',
    'slots',
    'firebase',
    'bus',
    'kitchen',
    'pricing',
    'hours',
    'restaurant',
    'contracts',
    'i18n',
    'theme',
    'platform',
  ],
  shell: [
    'prerender',
    'architecture',
    'page',
    'offline',
    'boundaries',
    'head',
    'visits',
    'remotes',
    'titles',
    'messages',
  ],
  release: [
    'commands',
    'dev',
    'build',
    'preview',
    'publish',
    'prerender',
    'headers',
    'fonts',
    'site',
  ],
  'mfe-kitchen': [
    'staff',
    'kitchen.lazy',
    'rider.lazy',
    'rider',
    'shift',
    'admin.lazy',
    'change-order',
    'take-order',
    'day',
    'menu',
    'health',
    'shop',
    'board',
    'order',
    'use-server-time',
    'use-kitchen',
    'printing',
    'counter',
    'device',
    'parts',
    'api',
    'admin-api.lazy',
    'dish-names',
    'messages',
  ],
};

/** Returns the packages whose features are checked: all listed ones and every remote, also a new one. */
export const featured = (folders) =>
  folders.filter((name) => isRemote(name) || features[name] !== undefined);

/** The folders inside packages that have features of their own. */
export const foldersWithFeatures = Object.keys(features).filter((name) => name.includes('/'));

/** Returns the folder whose entries are the features of `name`, a package or a folder inside one. */
export const featureFolder = (name) => (name.includes('/') ? name : `${name}/src`);

// These folders may import every feature, as may files of the package that the list does not name.
const aboveAll = ['exposures', 'testing'];

const nameOf = (entry) => entry.replace(/((\.dom)?\.test)?\.tsx?$/, '');

/** Returns the import zones of a package or folder with these `entries`. Throws for a folder not listed. */
export function featureZones(name, entries) {
  const order = features[name] ?? [];
  const isFolder = (entry) => !entry.includes('.');
  const strange = entries.filter(
    (entry) => isFolder(entry) && ![...order, ...aboveAll].includes(entry),
  );
  if (strange.length > 0)
    throw new Error(
      `Add ${featureFolder(name)}/${strange} to \`features\` in scripts/lint/import-zones.mjs, below the features that may import it`,
    );
  const pathsOf = (some) => some.map((entry) => `./${featureFolder(name)}/${entry}`);
  const inFeature = (feature) => pathsOf(entries.filter((entry) => nameOf(entry) === feature));
  const downwards = order.map((feature, place) => ({
    target: inFeature(feature),
    from: order.slice(0, place).flatMap(inFeature),
    message: `${feature} must not import features above it.`,
  }));
  const wiring = {
    target: order.flatMap(inFeature).flatMap(running),
    from: pathsOf(entries.filter((entry) => !order.includes(nameOf(entry)))),
    message: 'Features must not import wiring files, exposed modules or test helpers.',
  };
  return [...downwards, wiring].filter(({ target, from }) => target.length > 0 && from.length > 0);
}

function running(path) {
  if (/\.test\.\w+$/.test(path)) return [];
  return /\.\w+$/.test(path) ? [path] : [`${path}/**/!(*.test).{ts,tsx}`];
}

const views = './functions/src/orders/views';

export const orderViews = {
  target: `${views}/**/!(*.test).ts`,
  from: './functions/src/orders',
  except: ['./views', './store/store.ts', './notifications/outbox.ts'],
  message: 'A view may import only other views, the store port and the outbox.',
};

export function importZones(folders) {
  const packages = folders.filter((name) => isRemote(name) || others.includes(name));
  const belowScripts = packages.map((target) => ({
    target: `./${target}`,
    from: './scripts',
    message: `${target} must not import scripts.`,
  }));
  const betweenPackages = packages.flatMap((target) =>
    packages
      .filter((from) => from !== target && !allowed(target).includes(from))
      .map((from) => ({
        target: `./${target}/src`,
        from: `./${from}/src`,
        message: `${target} must not import ${from}: put common code into shared.`,
      })),
  );
  return [...belowScripts, ...betweenPackages];
}
