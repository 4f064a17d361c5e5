import { importRelease } from './load.mjs';

const { buildAll } = await importRelease('build/build-site');
await buildAll();
