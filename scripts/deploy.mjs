import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  affectedByFiles,
  affectedSince,
  deployedCommit,
  previewSteps,
  recordStep,
  rollbackSteps,
  stepsOf,
} from './deploy-steps.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { siteFolder } from './paths.mjs';
import { must, runCommand } from './run.mjs';

const usage = `Deploys what has changed since the last deployment: functions first, then remotes and shell.
  npm run deploy -- --kept gs://bucket                       the bucket keeps the site between deployments
  npm run deploy -- --kept gs://bucket --rollback mfe-menu   puts back what ran before
  npm run deploy -- --kept gs://bucket --preview pull-12     previews the remotes that changed for a pull request
  npm run deploy -- --kept gs://bucket --discard pull-12     ends what is previewed for it
  --sites mfe-menu,…   remotes that have sites of their own
  --origin https://…   where the links of previews lead
  --since commit       takes what has changed since this commit, not since the last deployment
  --list               only says which packages are affected
  --changed file,…     takes these files for what has changed
  --dry-run            does here what is done here, and says what would be done elsewhere`;

function parseArguments() {
  const { values } = parseArgs({
    options: {
      kept: { type: 'string' },
      rollback: { type: 'string' },
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
  return { ...values, sites: values.sites.split(',').filter(Boolean) };
}

const changes = ({ changed, since, kept }) =>
  changed === undefined
    ? affectedSince(since ?? deployedCommit(kept))
    : affectedByFiles(changed.split(','));

/** What has changed, as far as it is asked for: only remotes can be previewed. */
function affected(asked) {
  const { functions, packages } = changes(asked);
  if (!asked.preview) return { functions, packages };
  return { functions: false, packages: packages.filter((name) => name !== 'shell') };
}

function stepsFor(asked) {
  const { rollback, preview, discard, kept } = asked;
  if (rollback) return rollbackSteps(rollback, asked);
  if (discard) return previewSteps(discard, [], asked);
  if (preview) return previewSteps(preview, affected(asked).packages, asked);
  return [...stepsOf(affected(asked), asked), recordStep(kept)];
}

/** Says and does a step; what is done elsewhere is only said in a dry run. */
async function take({ command: [program, ...args], where, input }, isDry) {
  const isOnlySaid = isDry && where === 'there';
  console.log(`${isOnlySaid ? 'Would run' : 'Runs'}: ${[program, ...args].join(' ')}`);
  if (!isOnlySaid) await must(program, args, { input: input?.() });
}

await runCommand(async () => {
  const asked = parseArguments();
  await ensureInstalled();
  if (asked.list) {
    const { functions, packages } = affected(asked);
    console.log([...(functions ? ['functions'] : []), ...packages].join(' '));
  } else {
    mkdirSync(siteFolder, { recursive: true });
    for (const step of stepsFor(asked)) await take(step, asked['dry-run']);
  }
});
