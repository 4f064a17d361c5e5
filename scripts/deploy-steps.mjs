import { execFileSync } from 'node:child_process';
import { remoteNames, root } from './paths.mjs';

const everything = { functions: true, packages: [...remoteNames, 'shell'] };

const ask = (program, args) =>
  execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    shell: process.platform === 'win32' && program === 'npx',
  });

function isKnown(commit) {
  try {
    ask('git', ['cat-file', '-e', `${commit}^{commit}`]);
    return true;
  } catch {
    return false;
  }
}

function affectedBy(change) {
  const names = JSON.parse(ask('npx', ['nx', 'show', 'projects', '--affected', '--json', change]));
  const isAffected = (name) => names.includes(`@burger/${name}`);
  return {
    functions: isAffected('functions'),
    packages: everything.packages.filter(isAffected),
  };
}

/**
 * @typedef {{ functions: boolean, packages: string[] }} Affected Remotes, and the shell as the last one.
 * @typedef {{ command: string[], where: 'here' | 'there', input?: () => string }} Step On this machine, or at a service.
 * @typedef {{ kept: string, sites: readonly string[] }} Kept
 */

/**
 * What a change of these files touches, as Nx sees it.
 * @param {readonly string[]} files
 * @returns {Affected}
 */
export const affectedByFiles = (files) => affectedBy(`--files=${files.join(',')}`);

/**
 * What has changed since this commit; everything where nothing was deployed yet, or its commit is not known here.
 * @param {string | null} commit
 * @returns {Affected}
 */
export const affectedSince = (commit) =>
  commit && isKnown(commit) ? affectedBy(`--base=${commit}`) : everything;

const recordAt = (kept) => `${kept}/deployed-commit`;

/** The commit of the last deployment that came to its end; null before the first. */
export function deployedCommit(kept) {
  try {
    return execFileSync('gcloud', ['storage', 'cat', recordAt(kept)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch (error) {
    if (/matched no objects/.test(/** @type {any} */ (error).stderr ?? '')) return null;
    throw error;
  }
}

/**
 * The step that writes down this commit as deployed: the next deployment begins there, whatever came between.
 * @returns {Step}
 */
export const recordStep = (kept) => ({
  command: ['gcloud', 'storage', 'cp', '-', recordAt(kept)],
  where: 'there',
  input: () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }),
});

/** @returns {Step} */
const here = (/** @type {string[]} */ ...command) => ({ command, where: 'here' });
/** @returns {Step} */
const there = (/** @type {string[]} */ ...command) => ({ command, where: 'there' });

const hosting = (target, ...options) =>
  there(
    ...['npx', 'firebase', 'deploy', '--non-interactive'],
    ...[...options, '--only', `hosting:${target}`],
  );

/** Runs `changes` on the site as it runs, deploys it and keeps it for the next deployment. */
const withSite = (kept, changes, ownSites) => [
  there('gcloud', 'storage', 'rsync', '--recursive', `${kept}/site`, 'site'),
  ...changes,
  // Their own sites first: the pages that name the new versions come after them.
  ...ownSites.map((name) => hosting(name)),
  hosting('shell', '--config', 'firebase.deploy.json'),
  // A mirror: what is left out of it, as a preview that is over, would come back with the next deployment.
  there(
    ...['gcloud', 'storage', 'rsync', '--recursive', '--delete-unmatched-destination-objects'],
    ...['site', `${kept}/site`],
  ),
];

/**
 * The steps of a deployment, in their order: what is kept out of logs, rules and functions first, then remotes and the shell, whose pages come
 * last. Each works with what the step after it replaces. `sites` are the remotes that have sites of their own.
 * @param {Affected} affected
 * @param {Kept} where
 */
export function stepsOf({ functions, packages }, { kept, sites }) {
  const serve = functions
    ? [
        there('node', 'scripts/clean-logs.mjs'),
        ...['firestore', 'functions'].map((part) =>
          there('npx', 'firebase', 'deploy', '--non-interactive', '--only', part),
        ),
      ]
    : [];
  if (packages.length === 0) return serve;
  const changes = [
    ...packages.map((name) => here('node', 'scripts/release.mjs', 'deploy', name)),
    // The pages may be made anew of what runs already.
    ...(packages.includes('shell') ? [here('node', 'scripts/release.mjs', 'prerender')] : []),
  ];
  const ownSites = packages.filter((name) => sites.includes(name));
  return [...serve, ...withSite(kept, changes, ownSites)];
}

/**
 * The steps of previewing these remotes for a pull request, instead of what it had before; of none, of ending it.
 * @param {string} who
 * @param {readonly string[]} packages
 * @param {Kept & { origin: string }} where
 */
export const previewSteps = (who, packages, { kept, sites, origin }) =>
  withSite(
    kept,
    [here('node', 'scripts/release.mjs', 'previews', who, ...packages, '--origin', origin)],
    packages.filter((name) => sites.includes(name)),
  );

/**
 * The steps of putting back what a remote ran before. Its own site holds that version still.
 * @param {string} name
 * @param {Pick<Kept, 'kept'>} where
 */
export const rollbackSteps = (name, { kept }) =>
  withSite(kept, [here('node', 'scripts/release.mjs', 'deploy', 'rollback', name)], []);
