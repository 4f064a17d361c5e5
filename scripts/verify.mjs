import { ensureInstalled } from './ensure-installed.mjs';
import { checks } from './test/checks.mjs';
import { printResults, runAll } from './test/run-all.mjs';

await ensureInstalled();
printResults(await runAll(checks.filter((check) => check.quick)));
