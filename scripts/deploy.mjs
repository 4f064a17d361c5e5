import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { affectedByFiles, affectedSince } from './deploy/affected.mjs';
import { deployedCommit, recordStep } from './deploy/deployed-commit.mjs';
import { rollbackSteps, stepsOf } from './deploy/steps.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { siteFolder } from './paths.mjs';
import { must } from './run.mjs';

const usage = `Deploys what has changed since the last deployment: functions first, then remotes and shell.
  npm run deploy -- --kept gs://bucket                       the bucket keeps the site between deployments
  npm run deploy -- --kept gs://bucket --rollback mfe-menu   puts back what ran before
  --sites mfe-menu,…   remotes that have sites of their own
  --list               only says which packages are affected
  --changed file,…     takes these files for what has changed
  --dry-run            does here what is done here, and says what would be done elsewhere`;

function askedFor() {
  const { values } = parseArgs({
    options: {
      kept: { type: 'string' },
      rollback: { type: 'string' },
      sites: { type: 'string', default: '' },
      changed: { type: 'string' },
      list: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  if (!/^gs:\/\/[^/]+$/.test(values.kept ?? '')) throw new Error(usage);
  return { ...values, sites: values.sites.split(',').filter(Boolean) };
}

const affected = ({ changed, kept }) =>
  changed === undefined ? affectedSince(deployedCommit(kept)) : affectedByFiles(changed.split(','));

/** Says and does a step; what is done elsewhere is only said in a dry run. */
async function take({ command: [program, ...args], where, input }, isDry) {
  const isOnlySaid = isDry && where === 'there';
  console.log(`${isOnlySaid ? 'Would run' : 'Runs'}: ${[program, ...args].join(' ')}`);
  if (!isOnlySaid) await must(program, args, { input: input?.() });
}

try {
  const asked = askedFor();
  await ensureInstalled();
  if (asked.list) {
    const { functions, packages } = affected(asked);
    console.log([...(functions ? ['functions'] : []), ...packages].join(' '));
  } else {
    mkdirSync(siteFolder, { recursive: true });
    const steps = asked.rollback
      ? rollbackSteps(asked.rollback, asked)
      : [...stepsOf(affected(asked), asked), recordStep(asked.kept)];
    for (const step of steps) await take(step, asked['dry-run']);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
