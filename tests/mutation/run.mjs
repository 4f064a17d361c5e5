// Changes the models that count money and dishes in every way that Stryker knows; a test has to notice each change.
// node tests/mutation/run.mjs
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureTools } from '../../scripts/ensure-installed.mjs';
import { root } from '../../scripts/paths.mjs';
import { run } from '../../scripts/run.mjs';
import { equivalents } from './equivalents.mjs';
import { weighMutants } from './weigh-mutants.mjs';

const file = `${root}/reports/mutation.json`;
rmSync(file, { force: true });
await ensureTools();
const stryker = 'tests/tools/node_modules/.bin/stryker';
const code = await run(stryker, ['run', 'tests/mutation/stryker.config.mjs']);
if (code !== 0) process.exit(code);

const { made, killed, unlisted, stale } = weighMutants(
  JSON.parse(readFileSync(file, 'utf8')),
  equivalents,
);
for (const { file: where, location, original, replacement } of unlisted) {
  console.log(`survived: ${where}:${location.start.line}\n  ${original}\n  → ${replacement}`);
}
for (const { file: where, original } of stale) {
  console.log(`listed as equivalent, yet none such survives: ${where}: ${original}`);
}
console.log(
  `${made} mutants, ${killed} killed, ${equivalents.length} equivalent: ${unlisted.length} survive`,
);
writeFileSync(
  `${root}/reports/mutation-figures.json`,
  JSON.stringify({ made, killed, equivalent: equivalents.length, survive: unlisted.length }),
);
process.exitCode = made > 0 && killed + equivalents.length === made && stale.length === 0 ? 0 : 1;
