import { importRelease } from './load.mjs';
import { remoteNames } from './paths.mjs';

const known = ['shell', ...remoteNames];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such package: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`);
  process.exit(1);
}

const { buildSite } = await importRelease('build/build-site');
const { startDev } = await import('./start-dev.mjs');
await buildSite();
// Named packages run with live reload and the rest as built; without names, all remotes do.
await startDev(asked.length > 0 ? asked : remoteNames);
