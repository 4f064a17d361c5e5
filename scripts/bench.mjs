import { ensureDevelopersTools } from './ensure-installed.mjs';
import { importTypescript } from './load.mjs';
import { runCommand } from './run.mjs';

// Figures, printed for people to read and kept in docs/performance.md; nothing is asserted here.
// node scripts/bench.mjs [part …] [/route …] [NAME=http://page-of-another-site …] [runs=5]; without parts, all of them.
await ensureDevelopersTools();
const { main } = await importTypescript('tests/bench/main.ts');
await runCommand(() => main(process.argv.slice(2)));
