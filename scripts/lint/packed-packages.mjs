import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { importRelease } from '../load.mjs';
import { root } from '../../shared/repository/paths.mjs';
import { must, run } from '../../shared/repository/run.mjs';

const archivesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => `${folder}/${name}`);

// Checks the archives that other repositories install: the contract, packed unless it is current, and the packages
// for other sites.
const { buildPackages } = await importRelease('build/build-site');
await buildPackages('shared');
const contract = archivesIn(`${root}/shared/dist`);
if (contract.length !== 1) throw new Error('shared/dist must contain exactly one contract archive');

const folder = mkdtempSync(`${tmpdir()}/packed-`);
const reusable = ['federation-contract', 'federation-pins'].flatMap((name) => ['-w', name]);
await must('npm', ['pack', '--silent', ...reusable, '--pack-destination', folder], { quiet: true });

for (const archive of [...contract, ...archivesIn(folder)]) {
  await must('npx', ['publint', 'run', archive, '--strict']);
  // The packages have ES modules only, for bundlers and Node (`moduleResolution` bundler and nodenext).
  const types = ['attw', archive, '--profile', 'esm-only'];
  // Its list of all exports is only worth reading with a problem in it.
  if ((await run('npx', types, { quiet: true })) !== 0) await must('npx', types);
}
rmSync(folder, { recursive: true });
