import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from '../paths.mjs';

/** The browser tests whose path has this text, as Playwright lists them: { section, title, file }. */
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

/** A test that is named in the docs has to be there. */
export function checkNamed({ file, test }) {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  if (!text.includes(test)) throw new Error(`${file} has no test "${test}"`);
}

/** Text as it may stand in a cell of a table. */
export const cell = (text) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');

/** Run by hand, a script that makes a document writes it; with `--check` it fails when the document is stale. */
export function writeOrCheck(script, document, text) {
  if (script !== pathToFileURL(process.argv[1]).href) return;
  const file = `${root}/${document}`;
  if (!process.argv.includes('--check')) writeFileSync(file, text());
  else if (readFileSync(file, 'utf8') !== text()) {
    console.error(`${document} is stale: node ${process.argv[1].slice(root.length + 1)}`);
    process.exitCode = 1;
  }
}
