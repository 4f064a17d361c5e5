import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureDevelopersTools } from './ensure-installed.mjs';
import { importRelease } from './load.mjs';
import { root, siteFolder } from '../shared/repository/paths.mjs';
import { run } from '../shared/repository/run.mjs';
import { findFirestoreEmulator } from './test/firestore-emulator.mjs';
import { installPackages } from './test/system-packages.mjs';

const usage = `Runs the slow tests: npm run test:deep -- [part] …; all parts by default. A number is the size of a part.
  mutants         mutation tests of pricing, cart, order prices and order steps
  attacks=1000000 invalid requests
  kills=100       SIGKILLs under load; as many between payments or refunds and their recording
  month=600       orders of every kind, whose bills, cash, payments and month files must agree
  week=2000       customers of a simulated week, played with three seeds
  browser         all browser tests, and those tagged @nightly in other engines
  deploy          building, deploying and serving packages, for teams and owners
  drill           broken versions of all remotes, deployed and rolled back, with error rates and durations
  store=3         functions and local Firestore against Google's emulator, with this number of seeds; needs Java
  suite           the deployable build on Google's emulators; needs Java`;

const seeds = [1, 2, 3];
const sizes = {
  ...{ mutants: 1, attacks: 1_000_000, kills: 100, month: 600, week: 2000, browser: 1, deploy: 1 },
  drill: 1,
  store: 3,
  suite: 1,
};
const requested = process.argv.slice(2).map((one) => one.split('='));
if (requested.some(([name, size = 1]) => !(name in sizes) || !(Number(size) > 0))) {
  console.error(usage);
  process.exit(1);
}
for (const [name, size] of requested) if (size) sizes[name] = Number(size);
const isRequested = ({ part }) =>
  requested.length === 0 || requested.some(([name]) => name === part);

await ensureDevelopersTools();
const { ensureBrowser, ensureEngines } = await import('./test/browsers.mjs');
const { testedRestaurant } = await import('./test/tested-restaurant.mjs');
process.env.RESTAURANT ??= testedRestaurant();
await ensureBrowser();
if (isRequested({ part: 'browser' })) await ensureEngines();
const { buildAll } = await importRelease('build/build-site');
await buildAll();

function figuresOf(name) {
  try {
    return JSON.parse(readFileSync(`${root}/reports/${name}.json`, 'utf8'));
  } catch {
    return null;
  }
}

const attacksOf = (name) => (figures) =>
  `${(figures.refused + figures.harmless).toLocaleString('en-IN')} of ${figures.kinds} kinds ${name} (seed ${figures.seed}): ` +
  `${figures.refused} refused, ${figures.harmless} tampered orders placed at the true price, ` +
  `${figures.accepted} accepted; ${figures.controls} good orders in between accepted`;

const reports = [
  {
    part: 'mutants',
    name: 'mutation-figures',
    title: 'Mutants of pricing, lines, cart and order states',
    say: ({ made, killed, equivalent, survive }) =>
      `${killed} of ${made - equivalent} killed, ${equivalent} equivalent, ${survive} survive`,
  },
  {
    part: 'attacks',
    name: 'attacks-in-process',
    title: 'Bad inputs',
    say: attacksOf('in process'),
  },
  { part: 'attacks', name: 'attacks-over-HTTP', title: 'Bad inputs', say: attacksOf('over HTTP') },
  {
    part: 'kills',
    name: 'kills',
    title: 'SIGKILLs under load',
    say: ({ kills: killed, acknowledged, lost, duplicated, unnotified }) =>
      `${killed} kills, ${acknowledged} orders acknowledged, ${lost} lost, ${duplicated} duplicated, ${unnotified} without a mail`,
  },
  ...seeds.map((seed) => ({
    part: 'week',
    name: `week-${seed}`,
    title: `A simulated week, seed ${seed}`,
    say: ({ stored, acknowledged, refused, requests, unanswered, mails, kills: killed, ...rest }) =>
      `${acknowledged} orders acknowledged, ${stored} stored, ${refused} refusals, ${requests} requests, ${unanswered} of them without a response, ${mails} mails, ${killed} kills, ${rest.problems} problems, ${Math.ceil(rest.seconds / 60)} minutes`,
  })),
  {
    part: 'store',
    name: 'store',
    title: "Google's Firestore emulator",
    say: ({ skipped, races, faults, breaks, failed }) =>
      skipped
        ? `skipped: ${skipped}`
        : `${races} races of up to 4 instances, ${faults} faults in them, ${breaks} breaks of the locking, ${failed.length} parts failed`,
  },
].filter(isRequested);
for (const { name } of reports) rmSync(`${root}/reports/${name}.json`, { force: true });

const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/**
 * Creates another restaurant's folder as the guide describes, with two daily opening times. Resolves to the
 * check's exit code.
 */
async function makeAnother(folder) {
  const command = 'scripts/restaurant.mjs';
  const made = await run('node', [command, 'new', folder, '--yes']);
  if (made !== 0) return made;
  cpSync(`${root}/tests/restaurant`, folder, { recursive: true });
  const file = `${folder}/rules.json`;
  const { hours: _, closedWeekdays: _days, ...rules } = JSON.parse(readFileSync(file, 'utf8'));
  const both = [
    { opens: '07:00', lastOrders: '10:45', kitchenCloses: '11:15', closes: '11:30' },
    { opens: '17:00', lastOrders: '21:45', kitchenCloses: '22:15', closes: '22:30' },
  ];
  const sittings = Object.fromEntries(weekdays.map((day) => [day, day === 'tuesday' ? [] : both]));
  writeFileSync(file, JSON.stringify({ ...rules, sittings }, null, 2));
  const drawn = await run('node', [command, 'icons'], { env: { RESTAURANT: folder } });
  return drawn === 0 ? run('node', [command, 'check', folder]) : drawn;
}

/**
 * Installs LibreOffice, with which a test opens the accountants' workbook; otherwise that test is skipped.
 */
async function ensureLibreOffice() {
  if (spawnSync('soffice', ['--version']).status !== 0) await installPackages('libreoffice-calc');
  return 0;
}

/**
 * Builds another restaurant where the example was built before. tests/another checks that nothing of the
 * example remains.
 */
async function buildAnother() {
  const folder = `${root}/reports/another`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(siteFolder, `${folder}/site`, { recursive: true });
  const can = await makeAnother(`${folder}/restaurant`);
  if (can !== 0) return can;
  const env = { RESTAURANT: 'reports/another/restaurant', SITE_DIR: `${folder}/site` };
  const code = await run('node', ['scripts/build.mjs'], { env });
  // Copy the functions, because the next build overwrites them with another restaurant's.
  if (code === 0) cpSync(`${root}/functions/dist`, `${folder}/functions`, { recursive: true });
  return code;
}

function missingEmulator() {
  const found = findFirestoreEmulator();
  return 'missing' in found ? found.missing : undefined;
}

const parts = [
  { part: 'mutants', title: 'Mutants', commands: [['node', 'tests/mutation/run.mjs']] },
  {
    part: 'attacks',
    title: 'Attacks',
    commands: [['npx', 'jest', 'tests/attacks', '--reporters=summary']],
    env: { ATTACKS: String(sizes.attacks) },
  },
  {
    part: 'kills',
    title: 'Kills',
    commands: [
      ['node', 'tests/kills/kills.mjs', String(sizes.kills)],
      ['npx', 'jest', 'tests/kills'],
    ],
    env: { PAYMENT_SEEDS: String(Math.ceil(sizes.kills / 6)) },
  },
  {
    part: 'month',
    title: 'A month of orders',
    commands: [['npx', 'jest', 'tests/contract/month-of-orders']],
    env: { MONTH_ORDERS: String(sizes.month) },
  },
  ...seeds.map((seed) => ({
    part: 'week',
    title: `A week, seed ${seed}`,
    commands: [['node', 'tests/week/play.mjs', String(seed), String(sizes.week)]],
  })),
  {
    part: 'browser',
    title: 'Browser tests tagged @nightly',
    commands: [
      // Run all tests, not only those tagged @nightly: at night page budgets are checked with every feature
      // that enlarges a page.
      ['npx', 'playwright', 'test'],
      [
        ...['npx', 'playwright', 'test', '--grep', '@nightly'],
        ...['-c', 'tests/engines/playwright.config.mjs'],
      ],
    ],
    env: { NIGHTLY: 'yes' },
  },
  {
    part: 'deploy',
    title:
      'Deployments, previews, other releases and hosts, development servers, another restaurant, the month in LibreOffice',
    commands: [
      [ensureLibreOffice],
      [buildAnother],
      ['node', 'scripts/build.mjs'],
      ['npx', 'jest', 'tests/another', 'tests/deploy'],
      ['npx', 'playwright', 'test', '-c', 'tests/deploy/playwright.config.mjs'],
      ['npx', 'playwright', 'test', '-c', 'tests/skew/playwright.config.mjs'],
    ],
  },
  {
    part: 'drill',
    title: 'Broken versions, rolled back',
    commands: [['npx', 'playwright', 'test', '-c', 'tests/drill/playwright.config.mjs']],
  },
  {
    part: 'store',
    title: "The functions on Google's Firestore emulator",
    commands: [['node', 'tests/store/store.mjs', String(sizes.store)]],
  },
  {
    part: 'suite',
    title: "Google's emulators",
    missing: () => missingEmulator(),
    commands: [['npx', 'playwright', 'test', '-c', 'tests/suite/playwright.config.mjs']],
  },
].filter(isRequested);
const failed = [];
const skipped = [];
for (const { title, commands, env, missing } of /** @type {any[]} */ (parts)) {
  console.log(`\n── ${title}`);
  const isMissing = missing?.();
  if (isMissing) {
    console.log(`Skipped: ${isMissing}`);
    skipped.push(title.toLowerCase());
    continue;
  }
  const started = Date.now();
  for (const [program, ...args] of commands) {
    const code = await (typeof program === 'function' ? program() : run(program, args, { env }));
    if (code !== 0) failed.push(title.toLowerCase());
  }
  console.log(`── ${title}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

if (reports.length > 0) console.log('\n| part | result |\n|---|---|');
for (const { name, title, say } of reports) {
  const figures = figuresOf(name);
  console.log(`| ${title} | ${figures ? say(figures) : 'no results: the part ended early'} |`);
  if (!figures) failed.push(name);
  if (figures?.skipped) skipped.push(name);
}
if (skipped.length > 0) console.log(`\nSkipped, not tested: ${skipped.join(', ')}`);
const met = skipped.length > 0 ? 'All other parts passed.' : 'All parts passed.';
console.log(failed.length > 0 ? `\nFailed: ${[...new Set(failed)].join(', ')}` : `\n${met}`);
process.exitCode = failed.length > 0 ? 1 : 0;
