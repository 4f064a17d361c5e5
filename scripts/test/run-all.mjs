import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { root } from '../../shared/repository/paths.mjs';
import { run } from '../../shared/repository/run.mjs';

/** Returns the totals of a Jest report. A test file that could not run counts as one failure. */
function jestTotals(text) {
  const report = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Returns the totals of a Playwright report. A flaky test counts as failed, because there are no retries. */
function playwrightTotals(text) {
  const { stats } = JSON.parse(text);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

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

/** Runs a check. The output of parallel checks is printed when they end. */
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
  // A test runner that fails without a failed test (a crash, an invalid set-up) counts as one failure.
  if (code !== 0 && totals.failed === 0) totals.failed = 1;
  const seconds = (Date.now() - started) / 1000;
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { ...totals, name, seconds };
}

const atOnce = 2;

/** Runs the checks, those marked `alone` one at a time. Returns results with durations in seconds. */
export async function runAll(checks) {
  mkdirSync(reports, { recursive: true });
  const results = [];
  const count = async (check) => {
    const crashed = { name: check.name, passed: 0, failed: 1, skipped: 0, seconds: 0 };
    results.push(
      await runCheck(check).catch((error) => {
        console.error(error);
        return crashed;
      }),
    );
  };
  const beside = checks.filter((check) => !check.alone).values();
  const lane = async () => {
    for (const check of beside) await count(check);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  for (const check of checks.filter(({ alone }) => alone)) await count(check);
  return results;
}

const sumOf = (results, key) => results.reduce((sum, one) => sum + (one[key] ?? 0), 0);
const partLine = ([name, seconds]) => `${name.padEnd(22)} ${(seconds / 60).toFixed(1).padStart(5)}`;

/** Prints durations (docs/testing.md) and totals of the checks, and sets the exit code. */
export function printResults(results) {
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) =>
    sumOf(results, key),
  );
  const parts = results.map(({ name, seconds }) => [name, seconds]);
  console.log(
    ['\nminutes per part (the first parts run two at a time)', ...parts.map(partLine)].join('\n') +
      `\n${partLine(['everything', process.uptime()])}`,
  );
  const line = `${passed} passed, ${failed} failed`;
  console.log(`\n${skipped > 0 ? `${line}, ${skipped} skipped` : line}`);
  process.exitCode = failed > 0 ? 1 : 0;
}
