import { writeTranslationTables } from '@burger/shared/build/messages';
import { mkdirSync } from 'node:fs';
import { remoteNames, root, siteFolder } from '../../../shared/repository/paths.mjs';
import { must } from '../../../shared/repository/run.mjs';
import { goLive, publishRemote, publishShell } from '../publish/publish';
import { separateSite } from '../site/owner';
import { readRemotes } from '../site/records';
import { shopOfBuild } from '../site/shop';

/** Builds the named packages, or all, if their sources have changed. Updates the translation tables first. */
export async function buildPackages(...names: string[]): Promise<void> {
  writeTranslationTables();
  await must(
    'npx',
    [
      ...['lerna', 'run', 'build', '--concurrency', '2', '--loglevel', 'error'],
      ...names.flatMap((name) => ['--scope', `@burger/${name}`]),
    ],
    { env: { NX_DAEMON: 'false', NX_TUI: 'false' } },
  );
}

/** Fills the site's folder from all built packages and keeps old versions. Moves another restaurant's site aside. */
export async function assembleSite(): Promise<void> {
  separateSite((line) => console.log(`  ${line}`));
  mkdirSync(siteFolder, { recursive: true });
  const shell = publishShell(`${root}/shell`);
  const before = readRemotes();
  const built = remoteNames.map((name) => [
    name,
    publishRemote(name, `${root}/${name}`, before[name]),
  ]);
  const remotes = { ...before, ...Object.fromEntries(built) };
  await goLive({ shell, remotes, shop: shopOfBuild(shell) });
}

/** Builds the packages that the site runs on, unless current, and fills the site's folder. */
export async function buildSite(): Promise<void> {
  await buildPackages('shell', ...remoteNames, 'local-backend');
  await assembleSite();
}

/** Builds every package, also those that are deployed or packed apart from the site, and fills the site's folder. */
export async function buildAll(): Promise<void> {
  await buildPackages();
  await assembleSite();
}
