import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './paths.mjs';
import { must } from './run.mjs';

// Figures, printed for people to read; nothing is asserted here.
await ensureInstalled();
const { ensureBrowser } = await import('./test/ensure-browser.mjs');
await ensureBrowser();

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
console.log(`Node ${process.version}, ${cpus().length} cores\n`);

console.log('## Build and start');
const warm = performance.now();
await must('node', ['scripts/build.mjs'], { quiet: true });
console.log(`build with nothing changed: ${seconds(warm)}`);

const port = 4160;
const started = performance.now();
const site = spawn(process.execPath, ['scripts/start.mjs'], {
  cwd: root,
  stdio: 'ignore',
  env: { ...process.env, PORT: String(port), DATA_DIR: `${root}/reports/bench-data` },
});
const url = `http://localhost:${port}`;
const answers = () =>
  fetch(`${url}/menu`).then(
    (answer) => answer.ok,
    () => false,
  );
while (!(await answers())) {
  if (site.exitCode !== null) throw new Error(`The site did not start on port ${port}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
console.log(`npm start with nothing changed, until /menu is served: ${seconds(started)}`);

console.log('\n## First visit, brotli on the wire');
const { benchPages } = await import('../tests/bench/pages.mjs');
await benchPages(url, ['/', '/menu', '/checkout', '/orders']);
site.kill('SIGTERM');
await new Promise((resolve) => site.once('exit', resolve));

console.log('\n## Orders through POST /api/orders');
await must('node', ['tests/bench/orders.mjs']);
console.log('\n## Kills under load');
await must('node', ['tests/bench/kills.mjs', ...process.argv.slice(2)]);
