import { readdirSync } from 'node:fs';
import { importRelease } from '../load.mjs';
import { root } from '../../shared/repository/paths.mjs';
import { must, run } from '../../shared/repository/run.mjs';

// Packs the contract unless it is current, and checks the archive that other repositories install.
const { buildPackages } = await importRelease('build/build-site');
await buildPackages('shared');
const folder = `${root}/shared/dist`;
const archives = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
if (archives.length !== 1) throw new Error(`${folder} must contain exactly one contract archive`);
const archive = `${folder}/${archives[0]}`;

await must('npx', ['publint', 'run', archive, '--strict']);
// The package has ES modules only, for bundlers and Node (`moduleResolution` bundler and nodenext).
const types = ['attw', archive, '--profile', 'esm-only'];
// Its list of all exports is only worth reading with a problem in it.
if ((await run('npx', types, { quiet: true })) !== 0) await must('npx', types);
