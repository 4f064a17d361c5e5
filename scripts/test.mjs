import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
const { ensureBrowser } = await import('./test/ensure-browser.mjs');
const { checks } = await import('./test/checks.mjs');
const { printTotals, runAll } = await import('./test/run-all.mjs');
await ensureBrowser();
printTotals(await runAll(checks));
