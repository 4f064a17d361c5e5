import { mkdirSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import {
  affectedByFiles,
  affectedSince,
  deployedCommit,
  previewSteps,
  recordStep,
  releaseSteps,
  stepsOf,
} from './deploy-steps.mjs';
import { bucketAt, deployAlone } from './deploy-bucket.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { siteBucket, siteFolder } from '../shared/repository/paths.mjs';
import { run, runCommand } from '../shared/repository/run.mjs';

const usage = `Deploys all changes since the last deployment: functions first, then remotes and shell.
  npm run deploy                                      starts from the site in the bucket, and stores it there
  npm run deploy -- rollback mfe-menu                 runs a command of npm run deploy:local on the live site
  npm run deploy -- -- promote mfe-menu --share 5     the same, with options
  npm run deploy -- -- prerender --from https://…     prerenders the pages
  npm run deploy -- --preview pull-12                 publishes previews of the remotes that a pull request changes
  npm run deploy -- --discard pull-12                 removes the previews of a pull request
  --kept gs://bucket   bucket of the site, instead of siteBucket in .firebaserc
  --sites mfe-menu,…   remotes that have their own Hosting sites
  --origin https://…   address of the site, for the links of previews
  --since commit       deploys the changes since this commit instead of the last deployment
  --list               only prints the affected packages
  --changed file,…     takes these files as the changed ones
  --dry-run            runs the local steps and prints the others`;

function parseArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kept: { type: 'string', default: siteBucket && `gs://${siteBucket}` },
      sites: { type: 'string', default: '' },
      preview: { type: 'string' },
      discard: { type: 'string' },
      origin: { type: 'string', default: '' },
      since: { type: 'string' },
      changed: { type: 'string' },
      list: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  if (!/^gs:\/\/[^/]+$/.test(values.kept ?? '')) throw new Error(usage);
  return { ...values, release: positionals, sites: values.sites.split(',').filter(Boolean) };
}

const changes = async ({ changed, since, kept }) =>
  changed === undefined
    ? affectedSince(since ?? (await deployedCommit(bucketAt(kept))))
    : affectedByFiles(changed.split(','));

async function affected(requested) {
  const { functions, packages } = await changes(requested);
  if (!requested.preview) return { functions, packages };
  return { functions: false, packages: packages.filter((name) => name !== 'shell') };
}

async function stepsFor(requested) {
  const { release, preview, discard, kept } = requested;
  if (release.length > 0) return releaseSteps(release, requested);
  if (discard) return previewSteps(discard, [], requested);
  if (preview) return previewSteps(preview, (await affected(requested)).packages, requested);
  return [...stepsOf(await affected(requested), requested), recordStep(kept)];
}

/** Prints and runs a deployment step. A dry run only prints the steps that change something on a server. */
async function take({ command: [program, ...args], where, input }, isDry = false) {
  const isOnlyPrinted = isDry && where === 'there';
  console.log(`${isOnlyPrinted ? 'Would run' : 'Runs'}: ${[program, ...args].join(' ')}`);
  if (isOnlyPrinted) return;
  // The check before hosting (refuse-unkept.mjs) accepts a site stored in a bucket only from this script.
  const code = await run(program, args, { input: input?.(), env: { DEPLOYS_ALONE: 'yes' } });
  if (code !== 0 || isStopped)
    throw new Error(`The deployment stopped: ${program} exited with ${code}.`);
}

let isStopped = false;

/** Delays Ctrl-C until the current deployment step has ended and the lock is released. */
function waitWhenStopped() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isStopped = true));
}

const {
  GITHUB_RUN_ID: runId,
  GITHUB_SERVER_URL: server,
  GITHUB_REPOSITORY: repository,
} = process.env;
const who = runId
  ? `${server}/${repository}/actions/runs/${runId}`
  : `${userInfo().username}@${hostname()}`;

await runCommand(async () => {
  const requested = parseArguments();
  await ensureInstalled();
  if (requested.list) {
    const { functions, packages } = await affected(requested);
    console.log([...(functions ? ['functions'] : []), ...packages].join(' '));
    return;
  }
  mkdirSync(siteFolder, { recursive: true });
  const steps = () => stepsFor(requested);
  if (requested['dry-run']) for (const step of await steps()) await take(step, true);
  else {
    waitWhenStopped();
    await deployAlone({ bucket: bucketAt(requested.kept), who, steps, take });
  }
});
