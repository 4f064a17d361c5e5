import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ensureDevelopersTools } from './ensure-installed.mjs';
import { importRelease } from './load.mjs';
import { remoteNames, root } from '../shared/repository/paths.mjs';

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

/** Returns the first of 3000, 3010, … with ten free ports, so that two clones can run side by side. */
export async function freePorts(first = 3000) {
  for (let port = first; ; port += 10) {
    const free = await Promise.all(Array.from({ length: 10 }, (_, at) => isFree(port + at)));
    if (free.every(Boolean)) return port;
  }
}

/**
 * Runs development servers for the named packages, with the rest of the site as built. `folderOf` returns a
 * package's source folder.
 */
export async function startDev(names, folderOf = (name) => `${root}/${name}`) {
  const { assembleDevSite } = await importRelease('dev/dev-site');
  const { devOriginOf } = await import('@burger/shared/build');
  // Returns the URL of a development server's first script, which is available once the compilation is done.
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
      // If one process ends, stop the others, because the site needs all.
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
    // Development servers have other origins, which the pages' CSP must allow.
    env: { ...process.env, SITE_DIR: devSite, DEV_ORIGINS: names.map(devOriginOf).join(' ') },
  });
}

/** Runs `npm run dev`: the named packages (default: all remotes) with live reload, the rest as built. */
async function main(names) {
  const known = ['shell', ...remoteNames];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown package: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`);
    process.exit(1);
  }
  await ensureDevelopersTools();
  const { buildSite } = await importRelease('build/build-site');
  await buildSite();
  if (process.env.PORT === undefined) {
    const port = await freePorts();
    if (port !== 3000) console.log(`Port 3000 is in use. This site runs on port ${port}.`);
    process.env.PORT = `${port}`;
  }
  await startDev(names.length > 0 ? names : remoteNames);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
