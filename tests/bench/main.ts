import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { buildSite } from '../../release/src/build/build-site';
import { root } from '../../scripts/paths.mjs';
import { ensureBrowser } from '../../scripts/test/browsers.mjs';
import { serveSite } from '../sites/serve-site';
import { routes, type Measured, type Part, type Route } from './part';
import { benchParts } from './parts';
import { againstTargets } from './targets';
import { writePerformance, type Result } from './write-performance';

interface Chosen {
  parts: readonly Part[];
  routes: readonly Route[];
  runs: number;
}

const kept = `${root}/reports/bench.json`;

/** What is asked for by name, and by path; everything where nothing is. Throws, in plain words, at an unknown name. */
function chosenBy(args: readonly string[]): Chosen {
  const runs = Number(args.find((arg) => arg.startsWith('runs='))?.slice(5) ?? 5);
  const paths = args.filter((arg) => arg.startsWith('/'));
  const asked = args.filter((arg) => !arg.startsWith('/') && !arg.includes('='));
  const unknown = asked.filter((name) => !benchParts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const names = benchParts.map(({ name }) => name).join(', ');
    throw new Error(`No such part: ${unknown.join(', ')}. Choose from ${names}.`);
  }
  return {
    parts: asked.length > 0 ? benchParts.filter(({ name }) => asked.includes(name)) : benchParts,
    routes: paths.length > 0 ? routes.filter(({ path }) => paths.includes(path)) : routes,
    runs,
  };
}

async function measured({ measure }: Part, chosen: Chosen): Promise<Measured> {
  if ('alone' in measure) return measure.alone();
  const site = await serveSite(`${root}/site`);
  try {
    return await measure.site({ ...chosen, site, url: site.url });
  } finally {
    await site.stop();
  }
}

/** Measures what the arguments name, prints it, and keeps it in docs/performance.md. */
export async function main(args: readonly string[]): Promise<void> {
  const chosen = chosenBy(args);
  // A few customers order very much here.
  process.env['ORDER_LIMITS'] = 'off';
  await ensureBrowser();
  await buildSite();
  mkdirSync(`${root}/reports`, { recursive: true });
  const results: Record<string, Result> = existsSync(kept)
    ? JSON.parse(readFileSync(kept, 'utf8'))
    : {};
  for (const part of chosen.parts) {
    console.log(`\n## ${part.title}\n`);
    const answer = await measured(part, chosen);
    console.log(answer.table);
    const on = new Date().toISOString().slice(0, 10);
    results[part.name] = { ...answer, on, cores: cpus().length };
    // After each part: a later one may fail.
    writeFileSync(kept, JSON.stringify(results, null, 2));
  }
  const all = Object.values(results).map(({ figures }) => figures);
  const figures: Record<string, number> = Object.assign({}, ...all);
  const summary = againstTargets(figures);
  console.log(`\n## Against the targets\n\n${summary}`);
  // A part of the routes is for trying out: the document keeps the figures of whole runs.
  if (chosen.routes === routes) writePerformance(benchParts, results, summary);
}
