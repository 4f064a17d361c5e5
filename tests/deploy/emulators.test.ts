import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deploymentRecords, type SiteNeeds } from '@burger/shared/platform/security';
import { secrets } from '../../functions/src/settings';
import { makeThrowawayCredentials } from '../../functions/src/store/local';
import { projectId } from '../../local-backend/src/settings';
import { deployConfig } from '../../release/src/headers/hosting-config';
import { apiChecks } from '../../scripts/doctor/api';
import { askAbout } from '../../scripts/doctor/context';
import { deploymentChecks } from '../../scripts/doctor/deployment';
import { examine } from '../../scripts/doctor/check';
import { readRepository } from '../../scripts/doctor/repository';
import { signInChecks } from '../../scripts/doctor/sign-in';
import { siteChecks } from '../../scripts/doctor/site';
import { startBackend, stopBackend } from '../built-backend';
import { outputMatching } from '../output-matching';
import { copySite } from '../sites/copy-site';

// Firebase's emulators of Hosting, functions and Authentication run offline. Firestore's needs Java and a
// download, so the local backend replaces it.
jest.setTimeout(180_000);

const root = path.resolve('.');
const site = copySite('emulated');
const folder = mkdtempSync(path.join(tmpdir(), 'emulated-'));
const ports = { hosting: 0, functions: 0, auth: 0, hub: 0, logging: 0 };
let emulators: ChildProcess | undefined;
let store: ChildProcess | undefined;

/** Fakes the API that Firebase's tools ask for the project's hosting site, so that they need no sign-in. */
const firebase = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ projectId, resources: { hostingSite: projectId } }));
});

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function takePorts(): Promise<void> {
  const servers = Object.keys(ports).map(() => createServer());
  const free = await Promise.all(servers.map(portOf));
  for (const server of servers) server.close();
  Object.keys(ports).forEach((name, at) => Object.assign(ports, { [name]: free[at] }));
}

const config = (more = {}) =>
  JSON.stringify({
    firebase: {
      ...{ apiKey: 'key', projectId, appId: '1', authDomain: `127.0.0.1:${ports.hosting}` },
      ...more,
    },
  });

function writeProject(): void {
  const needs = site.readJson('headers.json') as SiteNeeds;
  const [{ target: _target, predeploy: _predeploy, ...hosting } = {} as never] = deployConfig(
    needs,
    {},
  ).hosting;
  // A deployment does not upload these records, but the emulator would serve them.
  for (const record of deploymentRecords) rmSync(`${site.folder}/${record}`, { force: true });
  writeFileSync(`${site.folder}/config.json`, config());
  symlinkSync(site.folder, `${folder}/site`);
  mkdirSync(`${folder}/functions`);
  cpSync('functions/dist', `${folder}/functions`, { recursive: true });
  cpSync('functions/.env', `${folder}/functions/.env`);
  const none = Object.keys(secrets).map((name) => `${name}=none\n`);
  writeFileSync(`${folder}/functions/.secret.local`, none.join(''));
  symlinkSync(`${root}/functions/node_modules`, `${folder}/functions/node_modules`);
  symlinkSync(`${root}/node_modules`, `${folder}/node_modules`);
  const at = Object.entries(ports).map(([name, port]) => [name, { port, host: '127.0.0.1' }]);
  writeFileSync(
    `${folder}/firebase.json`,
    JSON.stringify({
      hosting: [{ ...hosting, site: projectId }],
      functions: [{ source: 'functions', codebase: 'default' }],
      emulators: { ...Object.fromEntries(at), ui: { enabled: false } },
    }),
  );
}

const identity = () => `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com`;

async function giveRole(role: string): Promise<void> {
  const user = {
    localId: 'asha',
    email: 'asha@example.in',
    customAttributes: `{"role":"${role}"}`,
  };
  await fetch(`${identity()}/v1/projects/${projectId}/accounts:batchCreate`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ users: [user], allowOverwrite: true }),
  });
}

beforeAll(async () => {
  await takePorts();
  writeProject();
  const backend = await startBackend({ port: 0, dataDir: `${folder}/data` });
  store = backend.child;
  emulators = spawn(
    process.execPath,
    [
      `${root}/node_modules/firebase-tools/lib/bin/firebase.js`,
      ...['emulators:start', '--only', 'hosting,functions,auth', '--project', projectId],
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...{ CI: '1', FIREBASE_API_URL: `http://127.0.0.1:${await portOf(firebase)}` },
        // Otherwise Google's tools search for a metadata server for half a minute.
        METADATA_SERVER_DETECTION: 'none',
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${backend.port}`,
        GOOGLE_APPLICATION_CREDENTIALS: makeThrowawayCredentials(projectId, folder).file,
      },
    },
  );
  if (!emulators.stdout || !(await outputMatching(emulators.stdout, /All emulators ready/)))
    throw new Error('The emulators did not start');
  await giveRole('owner');
  // The first request to a function starts its process, so it is made before the tests.
  await fetch(`http://127.0.0.1:${ports.hosting}/api/health`);
});

afterAll(async () => {
  for (const child of [emulators, store])
    if (child?.exitCode === null) await stopBackend(child, 'SIGINT');
  firebase.close();
  rmSync(folder, { recursive: true, force: true });
});

let before: Promise<unknown> = Promise.resolve();

const throughEmulators: typeof fetch = (input, init) => {
  const { hostname, pathname, search } = new URL(String(input));
  const to: Record<string, string> = {
    '127.0.0.1': String(input),
    'identitytoolkit.googleapis.com': `${identity()}${pathname}${search}`,
    [`asia-south1-${projectId}.cloudfunctions.net`]: `http://127.0.0.1:${ports.functions}/${projectId}/asia-south1${pathname}`,
  };
  // The emulator starts a process for each parallel request, so these run one after the other.
  const asking = before.then(() => {
    if (to[hostname]) return fetch(to[hostname], init);
    throw new TypeError('no network');
  });
  before = asking.catch(() => null);
  return asking;
};

const isStaff = ({ well }: { well: string }) => well.includes('counter');

async function faults(): Promise<string[]> {
  const address = new URL(`http://127.0.0.1:${ports.hosting}`);
  const repository = readRepository(root, path.resolve(process.env['RESTAURANT'] ?? ''), projectId);
  const checks = [
    ...siteChecks,
    ...apiChecks,
    ...signInChecks.filter(isStaff),
    ...deploymentChecks,
  ];
  const found = await examine(
    checks,
    askAbout(address, repository, {
      ...{ fetch: throughEmulators, token: () => Promise.resolve('owner') },
      ...{ now: new Date(), sendsMail: false },
    }),
  );
  return found.flatMap((one) => (one.is === 'wrong' ? one.faults.map(({ says }) => says) : []));
}

/** Faults that the doctor finds only because the emulator differs from Hosting. */
const known = [
  /^siteUrl in restaurant\.json is/,
  /^Pages have the canonical address/,
  // The emulator sets headers by path, whatever the status.
  /^Browsers keep "404 not found"/,
  // The emulator does not forward the client's address.
  /^Hosting calls from a network that HOSTING_NETWORKS does not list/,
];

test("Hosting keeps the functions' cache and policy headers, apart from known differences", async () => {
  expect(await faults()).toEqual(known.map((one) => expect.stringMatching(one) as string));
  const reserved = await fetch(`http://127.0.0.1:${ports.hosting}/__/firebase/init.json`);
  expect([reserved.status, reserved.headers.get('x-frame-options')]).toEqual([200, null]);
});

const menu = `${site.folder}/menu/index.html`;
const entry = () => {
  const { base, entry: file } = site.remotes()['mfe-menu'] ?? { base: '', entry: '' };
  return `${site.folder}${base}${file}`;
};
const put = (file: string, text: string) => writeFileSync(`${site.folder}/${file}`, text);

test.each<[RegExp, file: () => string, make: (file: string) => void]>([
  [
    /^The policy of \/menu lacks 'sha256-/,
    () => menu,
    (file) => appendFileSync(file, '<style>.of-another-build{}</style>'),
  ],
  [/^mfe-menu is named but not there/, entry, rmSync],
  [
    /^The script of the page answers 404/,
    () => `${site.folder}${/"(\/shell\/[^"]+\.js)"/.exec(readFileSync(menu, 'utf8'))?.[1]}`,
    rmSync,
  ],
  [/^An address like \/track\/0123abcd/, () => `${site.folder}/track/index.html`, rmSync],
  [
    /names the project another/,
    () => `${site.folder}/config.json`,
    () => put('config.json', config({ projectId: 'another' })),
  ],
])(
  'npm run doctor finds an introduced fault through the emulators: %s',
  async (says, fileOf, make) => {
    const file = fileOf();
    const stored = readFileSync(file);
    make(file);
    try {
      expect(await faults()).toContainEqual(expect.stringMatching(says));
    } finally {
      writeFileSync(file, stored);
    }
  },
);

test('npm run doctor finds a served deployment record and a missing owner role', async () => {
  put('shop.json', '{}');
  await giveRole('staff');
  const found = await faults();
  for (const says of [/^Anybody can read \/shop\.json/, /^No account has the role owner/])
    expect(found).toContainEqual(expect.stringMatching(says));
});
