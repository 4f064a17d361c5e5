import { ensureInstalled } from './ensure-installed.mjs';
import { checks } from './test/checks.mjs';
import { printTotals, runAll } from './test/run-all.mjs';

await ensureInstalled();
printTotals(await runAll(checks.filter((check) => check.quick)));
