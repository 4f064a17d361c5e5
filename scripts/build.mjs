import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
const { buildAll } = await import('./build-all.mjs');
await buildAll();
