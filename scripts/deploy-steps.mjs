import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { remoteNames, root, siteFolder } from './paths.mjs';

const site = path.relative(root, siteFolder).replaceAll(path.sep, '/');

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
 * @typedef {{ command: string[], where: 'here' | 'there', input?: () => string, claims?: boolean }} Step On this machine, or at a service;
 *   one `claims` that nobody else has changed the site meanwhile.
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

const record = 'deployed-commit';

function isContained(commit) {
  try {
    ask('git', ['merge-base', '--is-ancestor', commit, 'HEAD']);
    return true;
  } catch {
    return false;
  }
}

/**
 * The commit of the last deployment that came to its end; null before the first. Throws where this checkout does not
 * contain it: what was deployed since would be undone.
 * @param {import('./deploy-bucket.mjs').Bucket} bucket
 */
export async function deployedCommit(bucket) {
  const commit = await bucket.read(record);
  if (!commit || isContained(commit)) return commit;
  throw new Error(
    `The site was deployed from ${commit}, which this checkout does not contain: nothing was deployed, so that no change is undone. Run git pull. After a rewritten history, name the base with --since <commit>.`,
  );
}

/**
 * The step that writes down this commit as deployed: the next deployment begins there, whatever came between.
 * @returns {Step}
 */
export const recordStep = (kept) => ({
  command: ['gcloud', 'storage', 'cp', '-', `${kept}/${record}`],
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

const rsync = (...args) => there('gcloud', 'storage', 'rsync', '--recursive', ...args);
// Mirror deletions too: a removed preview would return with the next deployment.
const mirror = (from, to) => rsync('--delete-unmatched-destination-objects', from, to);

/**
 * Runs `changes` on the last deployed site, stores the result in the bucket and deploys it. It is stored first: when
 * hosting fails, the next deployment completes it instead of undoing it.
 */
const withSite = (kept, changes, ownSites) => [
  mirror(`${kept}/site`, site),
  ...changes,
  /** @type {Step} */ ({
    command: ['gcloud', 'storage', 'cp', '--if-generation-match=…', '-', `${kept}/site-release`],
    where: 'there',
    claims: true,
  }),
  // Upload files before the pages and lists that refer to them.
  ...['remotes', 'shell'].map((part) => rsync(`${site}/${part}`, `${kept}/site/${part}`)),
  mirror(site, `${kept}/site`),
  // The remotes' own sites first: the pages that name the new versions follow.
  ...ownSites.map((name) => hosting(name)),
  hosting('shell', '--config', 'firebase.deploy.json'),
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
    // The live version may still need its pages prerendered again.
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
 * The steps of what `npm run deploy:local` (or `prerender`) does, with the site as it runs: a rollback, a promotion, a
 * remote of another repository. Its own site holds a version that is put back still.
 * @param {readonly string[]} command
 * @param {Kept} where
 */
export function releaseSteps([first = '', ...rest], { kept, sites }) {
  const command = first === 'prerender' ? [first, ...rest] : ['deploy', first, ...rest];
  return withSite(
    kept,
    [here('node', 'scripts/release.mjs', ...command)],
    sites.filter((name) => name === first),
  );
}
