const here = (...command) => ({ command, where: 'here' });
const there = (...command) => ({ command, where: 'there' });

const hosting = (target, ...options) =>
  there(
    'npx',
    'firebase',
    'deploy',
    '--non-interactive',
    ...options,
    '--only',
    `hosting:${target}`,
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
 * The steps of a deployment, in their order: rules and functions first, then remotes and the shell, whose pages come
 * last. Each works with what the step after it replaces. `sites` are the remotes that have sites of their own.
 */
export function stepsOf({ functions, packages }, { kept, sites }) {
  const serve = functions
    ? ['firestore', 'functions'].map((part) =>
        there('npx', 'firebase', 'deploy', '--non-interactive', '--only', part),
      )
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

/** The steps of previewing these remotes for a pull request, instead of what it had before; of none, of ending it. */
export const previewSteps = (who, packages, { kept, sites, origin }) =>
  withSite(
    kept,
    [here('node', 'scripts/release.mjs', 'previews', who, ...packages, '--origin', origin)],
    packages.filter((name) => sites.includes(name)),
  );

/** The steps of putting back what a remote ran before. Its own site holds that version still. */
export const rollbackSteps = (name, { kept }) =>
  withSite(kept, [here('node', 'scripts/release.mjs', 'deploy', 'rollback', name)], []);
