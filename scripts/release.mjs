import { ensureInstalled } from './ensure-installed.mjs';

// Runs a command of the release tooling: node scripts/release.mjs <deploy|prerender|headers|fonts> …
const [command] = process.argv.splice(2, 1);
await ensureInstalled();
const { importRelease } = await import('./import-release.mjs');
const { run } = await importRelease(`commands/${command}`);
try {
  await run();
} catch (error) {
  console.error(error.message);
  if (error.cause) console.error(error.cause);
  process.exitCode = 1;
}
