import { importRelease } from './import-release.mjs';
import { must } from './run.mjs';

/** Builds these packages, or all of them, where they changed since their last build. */
export const buildPackages = (...names) =>
  must(
    'npx',
    [
      ...['lerna', 'run', 'build', '--concurrency', '2', '--loglevel', 'error'],
      ...names.flatMap((name) => ['--scope', `@burger/${name}`]),
    ],
    { env: { NX_DAEMON: 'false', NX_TUI: 'false' } },
  );

/** Builds every package that changed since its last build, and fills the site's folder. */
export async function buildAll() {
  await buildPackages();
  const { assembleSite } = await importRelease('build/build-site');
  await assembleSite();
}
