import { ensureInstalled } from './ensure-installed.mjs';

// Runs a command of the release tooling: node scripts/release.mjs <deploy|prerender|headers|fonts> …
const [command] = process.argv.splice(2, 1);
await ensureInstalled();
const { importRelease } = await import('./import-release.mjs');
await importRelease(`commands/${command}`);
