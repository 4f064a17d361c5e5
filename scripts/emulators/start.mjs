import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { restaurantFolder } from '../../shared/build/restaurant-folder.mjs';
import { importTypescript } from '../load.mjs';
import { root } from '../../shared/repository/paths.mjs';
import { emulatorClass } from '../test/firestore-emulator.mjs';
import { startFront } from './front.mjs';
import { makeUploaded } from './uploaded.mjs';
import { run } from '../../shared/repository/run.mjs';

/** Firebase tools never contact Google for a project with the prefix "demo-". */
export const projectId = 'demo-burger-katte';

const { siteUrl } = JSON.parse(readFileSync(`${restaurantFolder}/restaurant.json`, 'utf8'));

export const owner = { email: 'owner@burgerkatte.example', password: 'kitchen-1234' };

const names = ['hosting', 'functions', 'auth', 'hub', 'logging', 'firestore'];

async function takePorts() {
  const servers = names.map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const entries = servers.map((server, at) => [
    names[at],
    /** @type {import('node:net').AddressInfo} */ (server.address()).port,
  ]);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return Object.fromEntries(entries);
}

/** Starts a program, logs its output to a file, and waits until it prints `ready`. */
async function startUntil(ready, [program, ...args], { cwd, env, log }) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const file = createWriteStream(log);
  let printed = '';
  await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${program} exited with ${code}: see ${log}`)));
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (part) => {
        file.write(part);
        if (ready.test((printed += part))) resolve(undefined);
      });
    }
  });
  return child;
}

async function stopAll(children) {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  }
}

/** Responds to the request of Firebase's tools for the project's hosting site, so they need no sign-in. */
async function startFirebase() {
  const server = createHttpServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ projectId, resources: { hostingSite: projectId } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

async function addOwner(auth) {
  const user = {
    ...{ localId: 'owner', email: owner.email, emailVerified: true, passwordHash: '' },
    ...{ rawPassword: owner.password, customAttributes: '{"role":"owner"}' },
  };
  const answer = await fetch(
    `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ users: [user], allowOverwrite: true }),
    },
  );
  if (!answer.ok) throw new Error(`Creating the owner's account failed with ${answer.status}`);
}

/** Waits until the function `api` reaches Firestore, as a cold start exceeds a request's timeout. */
async function warmUp(hosting) {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${hosting}/api/health`);
    if (answer.ok) return;
    // Requests in quicker succession would exceed the rate limit per address.
    await setTimeout(1000);
  }
  throw new Error('The functions do not reach the store.');
}

/**
 * Starts Google's emulators of Hosting, functions, Authentication and Firestore with the deployable build,
 * and an HTTPS proxy with the site's host name. `emulator` comes from `findFirestoreEmulator`. `env` is for
 * Firebase's tools and functions.
 * @param {{ emulator: { jar: string, java: string }, folder: string, secrets?: Record<string, string>, env?:
 * Record<string, string> }} options
 */
export async function startEmulators({ emulator, folder, secrets = {}, env = {} }) {
  const { secrets: known } = await importTypescript('functions/src/settings.ts');
  const { makeThrowawayCredentials } = await importTypescript('functions/src/store/local.ts');
  const { host } = new URL(siteUrl);
  const node = await deployedNode();
  const ports = await takePorts();
  const { firestore, ...toolPorts } = ports;
  await makeUploaded(folder, {
    config: { firebase: { apiKey: 'key', projectId, appId: '1:1:web:1', authDomain: host } },
    secrets: {
      ...Object.fromEntries(Object.keys(known).map((name) => [name, 'none'])),
      ...secrets,
    },
    ...{ node, projectId, ports: toolPorts },
  });
  const children = [];
  const firebase = await startFirebase();
  const credentials = makeThrowawayCredentials(projectId, folder);
  const stop = async () => {
    await stopAll(children);
    firebase.stop();
    credentials.remove();
  };
  try {
    const jar = ['-Duser.language=en', '-cp', emulator.jar, emulatorClass];
    const at = ['--host', '127.0.0.1', '--port', `${firestore}`, '--rules', 'firestore.rules'];
    children.unshift(
      await startUntil(/is now running/, [emulator.java, ...jar, ...at], {
        ...{ cwd: folder, env: process.env, log: `${folder}/firestore.log` },
      }),
    );
    const tools = `${root}/node_modules/firebase-tools/lib/bin/firebase.js`;
    const only = ['emulators:start', '--only', 'hosting,functions,auth', '--project', projectId];
    children.unshift(
      await startUntil(/All emulators ready/, [node, tools, ...only], {
        cwd: folder,
        log: `${folder}/firebase.log`,
        env: {
          ...process.env,
          PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
          ...{ CI: '1', FIREBASE_API_URL: firebase.url },
          ...env,
          // Without this, the tools search for a Google Cloud metadata server for half a minute.
          METADATA_SERVER_DETECTION: 'none',
          FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
          // With preferRest the SDK requires credentials even for an emulator.
          GOOGLE_APPLICATION_CREDENTIALS: credentials.file,
        },
      }),
    );
    await addOwner(ports.auth);
    await warmUp(ports.hosting);
    const front = await startFront(folder, host, ports);
    return {
      ...{ ports, front: front.port, site: `https://${host}` },
      stop: async () => {
        front.stop();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const { functions } = JSON.parse(readFileSync(`${root}/firebase.json`, 'utf8'));
const major = functions[0].runtime.replace('nodejs', '');

/**
 * Returns the path of a Node binary of the version that the deployed functions use: this process's own, or
 * npm's copy in `reports/`.
 * @returns {Promise<string>}
 */
async function deployedNode() {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = `${root}/reports/node-${major}`;
  const program = `${folder}/node_modules/${name}/bin/node`;
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['install', ...options, `${name}@${major}`], { quiet: true });
  if (code !== 0)
    throw new Error(`Node ${major} could not be installed. Run this command with Node ${major}.`);
  return program;
}
