import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../../shared/repository/paths.mjs';

// Checks the number of source files and lines per package, without tests. `--write` stores the current
// numbers with some margin.
const list = `${root}/tests/e2e/support/source-budgets.json`;
const isProduct = (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.|\/testing\//.test(file);
const packages =
  /^(federation-[^/]+|shared|shell|mfe-[^/]+|functions|local-backend|release|scripts)\//;

const sizes = {};
const args = ['ls-files', '-co', '--exclude-standard'];
for (const file of execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')) {
  const [, name] = packages.exec(file) ?? [];
  if (!name || !isProduct(file) || !existsSync(`${root}/${file}`)) continue;
  const size = (sizes[name] ??= { files: 0, lines: 0 });
  size.files += 1;
  size.lines += readFileSync(`${root}/${file}`, 'utf8').split('\n').length - 1;
}

if (process.argv.includes('--write')) {
  const roomy = ({ files, lines }) => ({ files: files + 2, lines: Math.ceil(lines / 50 + 1) * 50 });
  const budgets = Object.entries(sizes).map(([name, size]) => [name, roomy(size)]);
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(budgets), null, 2)}\n`);
} else {
  const budgets = JSON.parse(readFileSync(list, 'utf8'));
  for (const [name, size] of Object.entries(sizes)) {
    for (const [what, many] of Object.entries(size)) {
      const most = budgets[name]?.[what] ?? 0;
      if (many <= most) continue;
      console.error(
        `${name} has ${many} ${what}, the limit is ${most}: reduce them, or run node scripts/lint/sizes.mjs --write`,
      );
      process.exitCode = 1;
    }
  }
}
