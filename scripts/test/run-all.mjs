import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
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

/** Runs a check; what it prints beside another one is shown when it has ended. */
async function runCheck({ name, command: [program, ...args], counts, alone }) {
  const file = `${reports}/${name.replaceAll(' ', '-')}`;
  const report = `${file}.json`;
  const runner = counts && runners[counts];
  const started = Date.now();
  if (alone) console.log(`\n── ${name}`);
  const output = alone ? undefined : openSync(`${file}.log`, 'w');
  const code = await run(program, runner ? [...args, ...runner.args(report)] : args, {
    env: runner?.env(report),
    output,
  });
  if (output !== undefined) {
    closeSync(output);
    console.log(`\n── ${name}\n${readFileSync(`${file}.log`, 'utf8').trimEnd()}`);
  }
  const totals = runner
    ? runner.totals(readFileSync(report, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0 };
  // A runner that fails without naming a test (a crash, a broken set-up) counts as one failure.
  if (code !== 0 && totals.failed === 0) totals.failed = 1;
  console.log(
    `── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return totals;
}

const atOnce = 2;

/** Runs the checks, `alone` ones with nothing beside them, and adds up their tests. */
export async function runAll(checks) {
  mkdirSync(reports, { recursive: true });
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const count = async (check) => {
    const totals = await runCheck(check).catch((error) => {
      console.error(error);
      return { passed: 0, failed: 1, skipped: 0 };
    });
    for (const key of Object.keys(sum)) sum[key] += totals[key];
  };
  const beside = checks.filter((check) => !check.alone).values();
  const lane = async () => {
    for (const check of beside) await count(check);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  for (const check of checks.filter(({ alone }) => alone)) await count(check);
  return sum;
}

/** Prints the closing line and sets the exit code. */
export function printTotals({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  console.log(`\n${skipped > 0 ? `${line}, ${skipped} skipped` : line}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
