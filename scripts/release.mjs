import { importRelease } from './load.mjs';
import { runCommand } from '../shared/repository/run.mjs';

// Runs a command of the release tooling: node scripts/release.mjs <deploy|previews|prerender|headers|fonts> …
const [command] = process.argv.splice(2, 1);
const { run } = await importRelease(`commands/${command}`);
await runCommand(run);
