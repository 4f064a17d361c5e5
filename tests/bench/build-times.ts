import { readdirSync, rmSync } from 'node:fs';
import { root } from '../../scripts/paths.mjs';
import { must } from '../../scripts/run.mjs';
import type { Measured } from './part';

async function timed(work: () => Promise<void>) {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const build = () => must('node', ['scripts/build.mjs'], { quiet: true });

function dropCaches() {
  for (const place of ['.nx', 'node_modules/.cache']) {
    rmSync(`${root}/${place}`, { recursive: true, force: true });
  }
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const cache = `${root}/${entry.name}/node_modules/.cache`;
    if (entry.isDirectory()) rmSync(cache, { recursive: true, force: true });
  }
}

/** How long builds take: nothing changed, one remote anew, everything without any cache; as Markdown and as figures. */
export async function measureBuilds(): Promise<Measured> {
  const warm = await timed(() => build());
  const remote = await timed(() =>
    must('npm', ['run', 'build', '-w', '@burger/mfe-menu'], { quiet: true }),
  );
  dropCaches();
  const cold = await timed(() => build());
  const figures = {
    'one remote rebuilt': remote,
    'everything, warm': warm,
    'everything, cold': cold,
  };
  const rows = Object.entries(figures).map(([what, s]) => `| ${what} | ${s.toFixed(1)} s |`);
  return { table: ['| what | time |', '|---|---|', ...rows].join('\n'), figures };
}
