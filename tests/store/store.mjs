// Compares the functions and the local Firestore with Google's emulator: rules, random operations, and races
// of several instances. Also checks that the races detect broken locking.
// node tests/store/store.mjs [seeds=3] [part of a race's title: runs only this race]
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared/repository/paths.mjs';
import { run } from '../../shared/repository/run.mjs';
import { buildProgram } from '../build-program.mjs';
import { findFirestoreEmulator } from '../../scripts/test/firestore-emulator.mjs';
import { testedRestaurant } from '../../scripts/test/tested-restaurant.mjs';
import { breaks } from './breaks.mjs';
import { startEmulator } from './start-emulator.mjs';
import { tableOf } from './table.mjs';

process.env.RESTAURANT ??= testedRestaurant();
const [seeds = '3', only] = process.argv.slice(2);
const report = path.join(root, 'reports/store.json');
const figuresFile = path.join(root, 'reports/store.jsonl');
mkdirSync(path.dirname(report), { recursive: true });

const found = findFirestoreEmulator();
if ('missing' in found) {
  console.log(`  skipped: ${found.missing}`);
  writeFileSync(report, JSON.stringify({ skipped: found.missing }));
  process.exit(0);
}

const { jar, java } = found;
rmSync(figuresFile, { force: true });
const instance = './store/serve-instance.ts';
const program = await buildProgram(instance, 'store-instance');
/** @type {string[]} */
const failed = [];

/**
 * Runs test files in sequence, each with a new emulator if they need one.
 * @param {string} name
 * @param {readonly string[]} files
 * @param {Record<string, string>} env
 * @param {string | null} emulatorAs The variable that names the emulator.
 */
async function runTests(name, files, env, emulatorAs) {
  console.log(`\n  ${name}`);
  const emulator = emulatorAs && (await startEmulator({ jar, java }));
  const own = emulator ? { ...env, [emulatorAs]: emulator.host } : env;
  const filter = only ? ['-t', only] : [];
  const code = await run('npx', ['jest', '--runInBand', ...files, ...filter], { env: own });
  if (emulator) await emulator.stop();
  if (code !== 0) failed.push(name);
}

const races = { STORE_SIZE: 'whole', STORE_SEEDS: seeds, STORE_INSTANCE: program };
const counted = { ...races, STORE_FIGURES: figuresFile };
const official = 'OFFICIAL_FIRESTORE_HOST';
if (!only) {
  await runTests('rules on the emulator', ['tests/rules'], {}, official);
  await runTests(
    'random operations and rule decisions on both stores',
    ['tests/store/deep/differential', 'tests/store/deep/rule-decisions'],
    { STORE_OPERATIONS: '14000', STORE_DECISIONS: '26000' },
    'COMPARED_FIRESTORE_HOST',
  );
}
await runTests('races on the emulator', ['tests/store/races'], counted, official);
await runTests('races on the stand-in', ['tests/store/races'], counted, null);
if (!only) {
  await runTests('lost answers on the emulator', ['tests/store/one-answer'], races, official);
  await runTests('lost answers on the stand-in', ['tests/store/one-answer'], races, null);

  for (const [at, { changes }] of breaks.entries())
    await buildProgram(instance, `store-break-${at}`, changes);
  const broken = program.replace('store-instance.cjs', 'store-break');
  await runTests(
    'broken locking on the emulator',
    ['tests/store/deep/breaks'],
    { STORE_BREAKS: broken },
    official,
  );
}

const lines = existsSync(figuresFile) ? readFileSync(figuresFile, 'utf8').trim().split('\n') : [];
const all = lines.map((line) => JSON.parse(line));
const table = tableOf(all);
console.log(`\n${table}`);
const faults = all.flatMap((one) => one.faults).length;
writeFileSync(
  report,
  JSON.stringify({ races: all.length, faults, breaks: breaks.length, failed, table }),
);
process.exitCode = failed.length > 0 ? 1 : 0;
