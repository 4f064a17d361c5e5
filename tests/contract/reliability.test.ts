import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

// Playwright takes jest's variable for a mix-up of the two.
const { JEST_WORKER_ID: _, ...env } = process.env;

test('every row of the fault matrix has one test, and docs/reliability.md names it', () => {
  const check = () =>
    execFileSync(process.execPath, ['scripts/docs/reliability.mjs', '--check'], {
      cwd: root,
      env,
      stdio: 'pipe',
    });
  expect(check).not.toThrow();
}, 30_000);
