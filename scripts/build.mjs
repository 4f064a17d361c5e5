import { importRelease } from './load.mjs';

const { buildSite } = await importRelease('build/build-site');
await buildSite();
