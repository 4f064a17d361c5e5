import { mkdirSync, readFileSync } from 'node:fs';
import { root } from '../paths.mjs';
import { run } from '../run.mjs';
import { jestTotals, playwrightTotals } from './totals.mjs';

const reports = `${root}/reports`;

const runners = {
  jest: {
    args: (file) => ['--json', `--outputFile=${file}`, '--reporters=summary'],
    env: () => ({}),
    totals: jestTotals,
  },
  playwright: {
    args: () => ['--reporter=dot,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    totals: playwrightTotals,
  },
};

async function runCheck({ name, command: [program, ...args], counts }) {
  const file = `${reports}/${name.replaceAll(' ', '-')}.json`;
  const runner = counts && runners[counts];
  const started = Date.now();
  console.log(`\n── ${name}`);
  const code = await run(program, runner ? [...args, ...runner.args(file)] : args, {
    env: runner?.env(file),
  });
  const totals = runner
    ? runner.totals(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0 };
  // A runner that fails without naming a test (a crash, a broken set-up) counts as one failure.
  if (code !== 0 && totals.failed === 0) totals.failed = 1;
  console.log(
    `── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return totals;
}

/** Runs the checks one after the other and adds up their tests. */
export async function runAll(checks) {
  mkdirSync(reports, { recursive: true });
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const check of checks) {
    const totals = await runCheck(check).catch((error) => {
      console.error(error);
      return { passed: 0, failed: 1, skipped: 0 };
    });
    for (const key of Object.keys(sum)) sum[key] += totals[key];
  }
  return sum;
}

/** Prints the closing line and sets the exit code. */
export function printTotals({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  console.log(`\n${skipped > 0 ? `${line}, ${skipped} skipped` : line}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
