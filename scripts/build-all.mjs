import { must } from './run.mjs';
import { assembleSite } from './site/assemble.mjs';

/** Builds every package that changed since its last build, and fills the site's folder. */
export async function buildAll() {
  await must('npx', ['lerna', 'run', 'build', '--concurrency', '2', '--loglevel', 'error'], {
    env: { NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  await assembleSite();
}
