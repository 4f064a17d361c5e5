import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { remoteNames, root, siteFolder } from '../shared/repository/paths.mjs';

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

/** Returns whether a git command succeeds. */
function gitAnswers(...args) {
  try {
    ask('git', args);
    return true;
  } catch {
    return false;
  }
}

const isKnown = (commit) => gitAnswers('cat-file', '-e', `${commit}^{commit}`);

function affectedBy(change) {
  const names = JSON.parse(ask('npx', ['nx', 'show', 'projects', '--affected', '--json', change]));
  const isAffected = (name) => names.includes(`@burger/${name}`);
  return {
    functions: isAffected('functions'),
    packages: everything.packages.filter(isAffected),
  };
}

/**
 * @typedef {{ functions: boolean, packages: string[] }} Affected The remotes, then the shell.
 * @typedef {{ command: string[], where: 'here' | 'there', input?: () => string, claims?: boolean }} Step
 *   Runs on this machine (`here`) or changes a service (`there`). `claims`: fails when the site has changed meanwhile.
 * @typedef {{ kept: string, sites: readonly string[] }} Kept
 */

/**
 * Returns the packages that a change of these files affects, according to Nx.
 * @param {readonly string[]} files
 * @returns {Affected}
 */
export const affectedByFiles = (files) => affectedBy(`--files=${files.join(',')}`);

/**
 * Returns the packages changed since a commit; everything for null or an unknown commit.
 * @param {string | null} commit
 * @returns {Affected}
 */
export const affectedSince = (commit) =>
  commit && isKnown(commit) ? affectedBy(`--base=${commit}`) : everything;

const record = 'deployed-commit';

const isContained = (commit) => gitAnswers('merge-base', '--is-ancestor', commit, 'HEAD');

/**
 * Returns the commit of the last complete deployment, or null before the first. Throws if this checkout does
 * not contain that commit, because deploying would undo changes.
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
 * Returns the step that records this commit as deployed. The next deployment compares with it.
 * @returns {Step}
 */
export const recordStep = (stored) => ({
  command: ['gcloud', 'storage', 'cp', '-', `${stored}/${record}`],
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
// Mirror deletions too, because a removed preview would return with the next deployment.
const mirror = (from, to) => rsync('--delete-unmatched-destination-objects', from, to);

/**
 * Runs `changes` on the last deployed site, stores the result, then deploys it. If hosting fails, the next
 * deployment completes the stored site.
 */
const withSite = (stored, changes, ownSites) => [
  mirror(`${stored}/site`, site),
  ...changes,
  /** @type {Step} */ ({
    command: ['gcloud', 'storage', 'cp', '--if-generation-match=…', '-', `${stored}/site-release`],
    where: 'there',
    claims: true,
  }),
  // Upload files before the HTML pages and manifests that refer to them.
  ...['remotes', 'shell'].map((part) => rsync(`${site}/${part}`, `${stored}/site/${part}`)),
  mirror(site, `${stored}/site`),
  // Deploy the remotes' own sites first, because the pages deployed next name their new versions.
  ...ownSites.map((name) => hosting(name)),
  hosting('shell', '--config', 'firebase.deploy.json'),
];

/**
 * Returns the steps of a deployment in order: log exclusions, rules, functions, remotes, shell, pages. Each
 * deployed part works with the previous version of later ones. `sites` are the remotes with their own Hosting
 * sites.
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
    // Pages of the live version may still need prerendering.
    ...(packages.includes('shell') ? [here('node', 'scripts/release.mjs', 'prerender')] : []),
  ];
  const ownSites = packages.filter((name) => sites.includes(name));
  return [...serve, ...withSite(kept, changes, ownSites)];
}

/**
 * Returns the steps that replace the previews of a pull request with these remotes, or remove them if there
 * are none.
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
 * Returns the steps that run a `npm run deploy:local` or `prerender` command on the last deployed site: a rollback, a
 * promotion, or a remote of another repository. A rollback needs no upload, because the remote's site keeps old versions.
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
