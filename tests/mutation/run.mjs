// Changes the code that computes money and dishes in every way that Stryker knows; a test must fail for each
// change.
// node tests/mutation/run.mjs
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureTools } from '../../scripts/ensure-installed.mjs';
import { root } from '../../shared/repository/paths.mjs';
import { run } from '../../shared/repository/run.mjs';
import { equivalents } from './equivalents.mjs';

/** Returns the text between two places of a source, with lines and columns from 1 as in Stryker's report. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

const alive = new Set(['Survived', 'NoCoverage']);
// A runtime error or a timeout kills a mutant as well.
const noticed = new Set(['Killed', 'RuntimeError', 'Timeout']);

/**
 * Compares Stryker's report with the list of equivalent mutants. Returns the numbers of mutants and killed
 * ones, the unlisted survivors, and the listed mutants that do not survive.
 */
function weighMutants(report, equivalents) {
  const mutants = Object.entries(report.files).flatMap(([file, { source, mutants: made }]) =>
    made.map((mutant) => ({ ...mutant, file, original: textAt(source, mutant.location) })),
  );
  const survivors = mutants.filter(({ status }) => alive.has(status));
  const isSame = (one, other) =>
    ['file', 'original', 'replacement'].every((key) => one[key] === other[key]);
  return {
    made: mutants.length,
    killed: mutants.filter(({ status }) => noticed.has(status)).length,
    unlisted: survivors.filter((mutant) => !equivalents.some((listed) => isSame(listed, mutant))),
    stale: equivalents.filter((listed) => !survivors.some((mutant) => isSame(listed, mutant))),
  };
}

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
  console.log(`listed as equivalent but does not survive: ${where}: ${original}`);
}
console.log(
  `${made} mutants, ${killed} killed, ${equivalents.length} equivalent: ${unlisted.length} survive`,
);
writeFileSync(
  `${root}/reports/mutation-figures.json`,
  JSON.stringify({ made, killed, equivalent: equivalents.length, survive: unlisted.length }),
);
process.exitCode = made > 0 && killed + equivalents.length === made && stale.length === 0 ? 0 : 1;
