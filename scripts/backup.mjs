import { dataFolder } from './paths.mjs';
import { runTypescript } from './load.mjs';

// `npm run backup` and `npm run restore`: of the data that the local backend keeps. The hosted store has its own commands,
// see docs/backup.md.
const { run } = await runTypescript('local-backend/src/backup.ts');
process.exitCode = run(process.argv.slice(2), dataFolder);
