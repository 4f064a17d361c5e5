import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';
import { remoteNames, root } from './paths.mjs';

const known = ['shell', ...remoteNames];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such package: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`);
  process.exit(1);
}
// Named packages run with live reload and the rest as built; without names, all remotes do.
const names = asked.length > 0 ? asked : remoteNames;

await ensureInstalled();
const { buildAll } = await import('./build-all.mjs');
const { assembleDevSite } = await import('./site/dev-site.mjs');
const { devPorts } = await import('@burger/shared/build');
await buildAll();
const devSite = assembleDevSite(names);
const origins = names.map((name) => `http://127.0.0.1:${devPorts[name]}`);

const webpack = `${root}/node_modules/webpack/bin/webpack.js`;
const start = (args, options) => spawn(process.execPath, args, { stdio: 'inherit', ...options });
const children = [
  ...names.map((name) =>
    start([webpack, 'serve', '--mode', 'development'], { cwd: `${root}/${name}` }),
  ),
  start([`${root}/local-backend/dist/main.cjs`], {
    cwd: root,
    // The development servers are other origins, which the pages have to be allowed to talk to.
    env: { ...process.env, SITE_DIR: devSite, DEV_ORIGINS: origins.join(' ') },
  }),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    // One that ends takes the others along: half a site helps nobody.
    if (code) process.exitCode = code;
    stop();
  });
}
