import { parseArgs } from 'node:util';
import { ensureDevelopersTools } from './ensure-installed.mjs';
import { runCommand } from '../shared/repository/run.mjs';
import { checks, checksOf, checksOfPart, testedAlone } from './test/checks.mjs';
import { printResults, runAll } from './test/run-all.mjs';
import { installBrowsers } from './test/system-packages.mjs';
import { testedRestaurant } from './test/tested-restaurant.mjs';

const usage = `Runs all checks and tests.
  npm test -- mfe-menu      tests one package or several: ${testedAlone.join(', ')}
  npm test -- --shard 2/4   part 2 of 4
  npm run verify            only the quick checks (--quick)`;

function parseArguments() {
  const { positionals: names, values } = parseArgs({
    allowPositionals: true,
    options: { shard: { type: 'string' }, quick: { type: 'boolean' } },
  });
  const part = values.shard;
  const isUnknown = names.some((name) => !testedAlone.includes(name));
  const isNoPart = part !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(part);
  if (isUnknown || isNoPart || (part && names.length > 0)) throw new Error(usage);
  return { names, part, quick: values.quick };
}

async function test({ names, part, quick }) {
  if (quick) {
    await ensureDevelopersTools();
    return printResults(await runAll(checks.filter((check) => check.quick)));
  }
  const requested = names.length > 0 ? checksOf(names) : part ? checksOfPart(part) : checks;
  const needsEngines = requested.some((check) => check.name === 'engines');
  await Promise.all([ensureDevelopersTools(), installBrowsers(needsEngines)]);
  const { ensureBrowser, ensureEngines } = await import('./test/browsers.mjs');
  process.env.RESTAURANT ??= testedRestaurant();
  await ensureBrowser();
  if (needsEngines) await ensureEngines();
  const ready = { name: 'installing', seconds: process.uptime() };
  printResults([ready, ...(await runAll(requested))]);
}

await runCommand(() => test(parseArguments()));
