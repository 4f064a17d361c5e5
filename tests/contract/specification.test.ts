import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

// Playwright takes jest's variable for a mix-up of the two.
const { JEST_WORKER_ID: _, ...env } = process.env;

test('docs/specification.md lists what the tests and decisions show', () => {
  const check = () =>
    execFileSync(process.execPath, ['scripts/docs/specification.mjs', '--check'], {
      cwd: root,
      env,
      stdio: 'pipe',
    });
  expect(check).not.toThrow();
}, 30_000);
