import { readFileSync, rmSync } from 'node:fs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';

// node scripts/test-deep.mjs [attacks=1000000] [kills=100] [customers of the week=2000]
const [attacks = 1_000_000, kills = 100, customers = 2000] = process.argv.slice(2).map(Number);
const seeds = [1, 2, 3];

await ensureInstalled();
const { testedRestaurant } = await import('./test/tested-restaurant.mjs');
process.env.RESTAURANT ??= testedRestaurant();
const { buildAll } = await import('./build-all.mjs');
await buildAll();

/** What a part wrote down about itself, or null when it did not get that far. */
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
    name: 'mutation-figures',
    title: 'Mutants of pricing, lines, cart and order states',
    say: ({ made, killed, equivalent, survive }) =>
      `${killed} of ${made - equivalent} killed, ${equivalent} equivalent, ${survive} survive`,
  },
  { name: 'attacks-in-process', title: 'Bad inputs', say: attacksOf('in process') },
  { name: 'attacks-over-HTTP', title: 'Bad inputs', say: attacksOf('over HTTP') },
  {
    name: 'kills',
    title: 'SIGKILLs under load',
    say: ({ kills: killed, acknowledged, lost, duplicated, unnotified }) =>
      `${killed} kills, ${acknowledged} orders acknowledged, ${lost} lost, ${duplicated} duplicated, ${unnotified} unannounced`,
  },
  ...seeds.map((seed) => ({
    name: `week-${seed}`,
    title: `A week in fast forward, seed ${seed}`,
    say: ({ stored, acknowledged, refused, requests, unanswered, mails, kills: killed, ...rest }) =>
      `${acknowledged} orders acknowledged, ${stored} stored, ${refused} answers that refused one, ${requests} requests of which ${unanswered} got no answer, ${mails} mails, ${killed} kills, ${rest.problems} problems, ${Math.ceil(rest.seconds / 60)} minutes`,
  })),
];
for (const { name } of reports) rmSync(`${root}/reports/${name}.json`, { force: true });

const parts = [
  ['Mutants', 'node', ['tests/mutation/run.mjs']],
  [
    'Attacks',
    'npx',
    ['jest', 'tests/attacks', '--reporters=summary'],
    { ATTACKS: String(attacks) },
  ],
  ['Kills', 'node', ['tests/kills/kills.mjs', String(kills)]],
  ...seeds.map((seed) => [
    `A week, seed ${seed}`,
    'node',
    ['tests/week/play.mjs', String(seed), String(customers)],
  ]),
];
const failed = [];
for (const [title, program, args, env] of parts) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  if ((await run(program, args, { env })) !== 0) failed.push(title.toLowerCase());
  console.log(`── ${title}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

console.log('\n| what | result |\n|---|---|');
for (const { name, title, say } of reports) {
  const figures = figuresOf(name);
  console.log(`| ${title} | ${figures ? say(figures) : 'no figures: it did not get to its end'} |`);
  if (!figures) failed.push(name);
}
console.log(failed.length > 0 ? `\nMissed: ${[...new Set(failed)].join(', ')}` : '\nAll met.');
process.exitCode = failed.length > 0 ? 1 : 0;
