import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
const { importRelease } = await import('./import-release.mjs');
const { buildSite } = await importRelease('build/build-site');
await buildSite();
