import { devOriginOf } from '@burger/shared/build';
import { spawn } from 'node:child_process';
import { importRelease } from './load.mjs';
import { root } from './paths.mjs';

const webpack = `${root}/node_modules/webpack/bin/webpack.js`;

// What a development server makes first; it answers once that is compiled.
const firstScript = (name) =>
  `${devOriginOf(name)}/${name === 'shell' ? 'main.js' : 'remote-entry.js'}`;

async function untilItAnswers(address, isGone) {
  while (!isGone()) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * Runs the named packages from their development servers, and the built site with them. `folderOf` says where the
 * sources of a package lie. All of it ends together.
 */
export async function startDev(names, folderOf = (name) => `${root}/${name}`) {
  const { assembleDevSite } = await importRelease('dev/dev-site');
  const devSite = await assembleDevSite(names);
  const children = [];
  let isOver = false;
  const stop = () => {
    isOver = true;
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
  await Promise.all(names.map((name) => untilItAnswers(firstScript(name), () => isOver)));
  if (isOver) return;
  start([`${root}/local-backend/dist/main.cjs`], {
    cwd: root,
    // The development servers are other origins, which the pages have to be allowed to talk to.
    env: { ...process.env, SITE_DIR: devSite, DEV_ORIGINS: names.map(devOriginOf).join(' ') },
  });
}
