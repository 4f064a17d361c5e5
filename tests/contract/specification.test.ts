import { execFileSync } from 'node:child_process';
import { root } from './built';

// Playwright does not run while Jest's environment variable is set.
const { JEST_WORKER_ID: _, ...env } = process.env;

test.each([
  ['docs/specification.md lists what the tests and decisions show', 'specification'],
  ['every row of the fault matrix has one test, and docs/reliability.md names it', 'reliability'],
])(
  '%s',
  (_what, name) => {
    const script = `scripts/docs/${name}.mjs`;
    const options = { cwd: root, env, stdio: 'pipe' } as const;
    expect(() => execFileSync(process.execPath, [script, '--check'], options)).not.toThrow();
  },
  30_000,
);
