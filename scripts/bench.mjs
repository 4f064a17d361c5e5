import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './paths.mjs';

// Figures, printed for people to read and kept in docs/performance.md; nothing is asserted here.
// node scripts/bench.mjs [part …] [/route …] [runs=5]; without parts, all of them.
const args = process.argv.slice(2);
const runs = Number(args.find((arg) => arg.startsWith('runs='))?.slice(5) ?? 5);
const paths = args.filter((arg) => arg.startsWith('/'));
const asked = args.filter((arg) => !arg.startsWith('/') && !arg.includes('='));

await ensureInstalled();
const { ensureBrowser } = await import('./test/ensure-browser.mjs');
const { buildAll } = await import('./build-all.mjs');
const { benchParts } = await import('../tests/bench/parts.mjs');
const { routes } = await import('../tests/bench/routes.mjs');
const { againstTargets } = await import('../tests/bench/targets.mjs');
const { serveSite } = await import('../tests/bench/serve-site.mjs');
const { writePerformance } = await import('./docs/performance.mjs');

const unknown = asked.filter((name) => !benchParts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. Choose from ${benchParts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const parts = asked.length > 0 ? benchParts.filter(({ name }) => asked.includes(name)) : benchParts;
await ensureBrowser();
await buildAll();

// A few customers order very much here.
process.env.ORDER_LIMITS = 'off';
const port = Number(process.env.PORT ?? 4160);
const kept = `${root}/reports/bench.json`;
mkdirSync(`${root}/reports`, { recursive: true });
const results = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
const chosen = paths.length > 0 ? routes.filter(({ path }) => paths.includes(path)) : routes;
for (const { name, title, needsSite, measure } of parts) {
  console.log(`\n## ${title}\n`);
  const site = needsSite ? await serveSite(port) : null;
  try {
    const measured = await measure({ site, url: site?.url, routes: chosen, runs });
    console.log(measured.table);
    const on = new Date().toISOString().slice(0, 10);
    results[name] = { ...measured, on, cores: cpus().length };
    // After each part: a later one may fail.
    writeFileSync(kept, JSON.stringify(results, null, 2));
  } finally {
    await site?.stop();
  }
}
const figures = Object.assign({}, ...Object.values(results).map((part) => part.figures));
console.log(`\n## Against the targets\n\n${againstTargets(figures)}`);
// A part of the routes is for trying out: the document keeps the figures of whole runs.
if (paths.length === 0) writePerformance(benchParts, results, againstTargets(figures));
