import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from '../../shared/repository/paths.mjs';

/** Returns the browser tests whose path contains this text, as Playwright lists them: { section, title, file }. */
export function listedTests(folder) {
  const list = execFileSync(
    process.execPath,
    [`${root}/node_modules/@playwright/test/cli.js`, 'test', '--list', '--reporter=json', folder],
    { cwd: root, encoding: 'utf8', maxBuffer: 64e6, env: { ...process.env, NIGHTLY: 'yes' } },
  );
  const found = [];
  const walk = (suite, section, file) => {
    for (const { title } of suite.specs ?? []) found.push({ section, title, file });
    for (const inner of suite.suites ?? []) walk(inner, inner.title, file);
  };
  for (const suite of JSON.parse(list).suites) {
    walk(suite, suite.title, `tests/e2e/${suite.file}`);
  }
  return found;
}

/** Throws if a test named in the docs does not exist. */
export function checkNamed({ file, test }) {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  if (!text.includes(test)) throw new Error(`${file} has no test "${test}"`);
}

/** Groups values by a key, in the order in which keys first appear. Returns `[key, values]` pairs. */
export function grouped(values, keyOf) {
  const groups = new Map();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups];
}

export const cell = (text) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');

/**
 * Writes the generated document if the script is run directly. With `--check` exits with 1 if the document is
 * stale.
 */
export function writeOrCheck(script, document, text) {
  if (script !== pathToFileURL(process.argv[1]).href) return;
  const file = `${root}/${document}`;
  if (!process.argv.includes('--check')) writeFileSync(file, text());
  else if (readFileSync(file, 'utf8') !== text()) {
    console.error(`${document} is stale. Run node ${process.argv[1].slice(root.length + 1)}`);
    process.exitCode = 1;
  }
}
