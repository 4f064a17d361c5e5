import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ensureDevelopersTools } from './ensure-installed.mjs';
import { importRelease } from './load.mjs';
import { remoteNames, root } from './paths.mjs';

const webpack = `${root}/node_modules/webpack/bin/webpack.js`;

async function untilItAnswers(address, isGone) {
  while (!isGone()) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The first of the ports 3000, 3010, … on which, and on the nine behind it, nobody stands: two clones run beside each other. */
export async function freePorts(first = 3000) {
  for (let port = first; ; port += 10) {
    const free = await Promise.all(Array.from({ length: 10 }, (_, at) => isFree(port + at)));
    if (free.every(Boolean)) return port;
  }
}

/**
 * Runs the named packages from their development servers, and the built site with them. `folderOf` says where the
 * sources of a package lie. All of it ends together.
 */
export async function startDev(names, folderOf = (name) => `${root}/${name}`) {
  const { assembleDevSite } = await importRelease('dev/dev-site');
  const { devOriginOf } = await import('@burger/shared/build');
  // What a development server makes first; it answers once that is compiled.
  const firstScript = (name) =>
    `${devOriginOf(name)}/${name === 'shell' ? 'main.js' : 'remote-entry.js'}`;
  const { watchRestaurant } = await importRelease('dev/restaurant-edits');
  const devSite = await assembleDevSite(names);
  const edits = watchRestaurant(devSite, names, console.log);
  const children = [];
  let over = false;
  const isOver = () => over;
  const stop = () => {
    over = true;
    edits.close();
    children.forEach((child) => child.kill('SIGTERM'));
  };
  const start = (args, options) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
    children.push(child);
    child.on('exit', (code) => {
      // One that ends takes the others along: half a site helps nobody.
      if (code) process.exitCode = code;
      stop();
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

  for (const name of names)
    start([webpack, 'serve', '--mode', 'development'], { cwd: folderOf(name) });
  await Promise.all(names.map((name) => untilItAnswers(firstScript(name), isOver)));
  if (isOver()) return;
  start([`${root}/local-backend/dist/main.cjs`], {
    cwd: root,
    // The development servers are other origins, which the pages have to be allowed to talk to.
    env: { ...process.env, SITE_DIR: devSite, DEV_ORIGINS: names.map(devOriginOf).join(' ') },
  });
}

/** `npm run dev`: named packages run with live reload and the rest as built; without names, all remotes do. */
async function main(names) {
  const known = ['shell', ...remoteNames];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No such package: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`);
    process.exit(1);
  }
  await ensureDevelopersTools();
  const { buildSite } = await importRelease('build/build-site');
  await buildSite();
  if (process.env.PORT === undefined) {
    const port = await freePorts();
    if (port !== 3000) console.log(`Somebody stands on port 3000: this site gets PORT=${port}.`);
    process.env.PORT = `${port}`;
  }
  await startDev(names.length > 0 ? names : remoteNames);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
