import { ensureDevelopersTools } from './ensure-installed.mjs';
import { importTypescript } from './load.mjs';
import { runCommand } from '../shared/repository/run.mjs';

// Prints measurements and writes them to docs/performance.md. Asserts nothing.
// node scripts/bench.mjs [part …] [/route …] [NAME=http://page-of-another-site …] [runs=5]; all parts by default.
await ensureDevelopersTools();
const { main } = await importTypescript('tests/bench/main.ts');
await runCommand(() => main(process.argv.slice(2)));
