// Wiring may be split over several files: compose.ts, compose-orders.ts, …
const wiring = 'compose?(-*).ts';

const layers = {
  // Inside a remote: what each folder may not know. The model is pure; only gateways touch the outside.
  model: ['use-cases', 'gateways', 'components', 'pages', wiring, 'exposures'],
  'use-cases': ['gateways', 'components', 'pages', wiring, 'exposures'],
  gateways: ['components', 'pages', 'use-cases', wiring, 'exposures'],
  components: ['gateways', 'pages', wiring, 'exposures'],
  pages: ['gateways', wiring, 'exposures'],
};

const isRemote = (name) => name.startsWith('mfe-');

// Which packages each package may import; remotes and the shell meet only over `shared`.
const allowed = (name) => {
  if (name === 'functions') return ['shared'];
  if (name === 'local-backend') return ['shared', 'functions'];
  // Types alone: what runs is what was built.
  if (name === 'release') return ['shared', 'shell'];
  if (name === 'shell' || isRemote(name)) return ['shared'];
  return [];
};

// The server's folders, each above those that it may import. Types count too: who needs a type knows who has it.
const serverFolders = [
  'publish-menu',
  'staff-command',
  'register',
  'health',
  'retention',
  'me',
  'kitchen',
  'orders',
  'newsletter',
  'reviews',
  'feedback',
  'contact',
  'vitals',
  'maps',
  'shop',
  'mail',
  'auth',
  'http',
  'store',
];

// What runs when nothing is tested.
const running = '**/!(*.test).ts';
const server = './functions/src';

/** Zones of the server, whose folders are `folders`. Throws where one has no place in the order. */
export function serverZones(folders) {
  const strange = folders.filter((name) => ![...serverFolders, 'testing'].includes(name));
  if (strange.length > 0) throw new Error(`Say what may import functions/src/${strange}`);
  const downwards = serverFolders.flatMap((name, place) => [
    ...serverFolders.slice(0, place).map((above) => ({
      target: `${server}/${name}`,
      from: `${server}/${above}`,
      message: `${name} must not know ${above}, which stands above it.`,
    })),
    {
      target: `${server}/${name}/${running}`,
      from: [`${server}/*.ts`, `${server}/testing/**`],
      message: 'What wires the server, and what only tests use, stands above all features.',
    },
  ]);
  const views = {
    target: `${server}/orders/views/${running}`,
    from: `${server}/orders`,
    except: ['./views', './store.ts', './outbox.ts'],
    message: 'A view is made of an order alone.',
  };
  return [...downwards, views];
}

/** Zones of the rule `import-x/no-restricted-paths`, made from the folder list so that a new package is guarded too. */
export function importZones(folders) {
  const packages = folders.filter(
    (name) =>
      isRemote(name) || ['shell', 'shared', 'functions', 'local-backend', 'release'].includes(name),
  );
  const between = packages.flatMap((target) =>
    packages
      .filter((from) => from !== target && !allowed(target).includes(from))
      .map((from) => ({
        target: `./${target}/src`,
        from: `./${from}/src`,
        message: `${target} must not know ${from}: they meet over shared.`,
      })),
  );
  const within = packages.filter(isRemote).flatMap((name) =>
    Object.entries(layers).flatMap(([target, forbidden]) =>
      forbidden.map((from) => ({
        target: `./${name}/src/${target}`,
        from: `./${name}/src/${from}`,
        message: `${target} must not know ${from}.`,
      })),
    ),
  );
  return [...between, ...within];
}
