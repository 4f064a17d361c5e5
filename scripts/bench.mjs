import { ensureInstalled } from './ensure-installed.mjs';

// Figures, printed for people to read and kept in docs/performance.md; nothing is asserted here.
// node scripts/bench.mjs [part …] [/route …] [runs=5]; without parts, all of them.
await ensureInstalled();
const { createJiti } = await import('jiti');
const { main } = await createJiti(import.meta.url).import('../tests/bench/main.ts');
try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
