import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { elsewhere } from '../../tests/e2e/spec/elsewhere.mjs';
import { root } from '../paths.mjs';

const file = `${root}/docs/specification.md`;

/** Every browser test of the statements, as Playwright lists them: the titles are the statements. */
function listed() {
  const list = execFileSync(
    process.execPath,
    [`${root}/node_modules/@playwright/test/cli.js`, 'test', '--list', '--reporter=json', 'spec/'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64e6 },
  );
  const found = [];
  const walk = (suite, section) => {
    for (const spec of suite.specs ?? []) {
      found.push({ section, statement: spec.title, file: `tests/e2e/${spec.file}` });
    }
    for (const inner of suite.suites ?? []) walk(inner, inner.title);
  };
  for (const suite of JSON.parse(list).suites) walk(suite, suite.title);
  return found;
}

/** A unit test that is named here has to be there. */
function checkNamed({ file: path, test }) {
  const text = readFileSync(`${root}/${path}`, 'utf8');
  if (!text.includes(test)) throw new Error(`${path} has no test "${test}"`);
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');

// As the specification has them; what is not listed follows by its number.
const screens = [
  'Screens and routes',
  'Navigation bar',
  'Cart drawer',
  'Home',
  'Review form',
  'Menu',
  'About',
  'Contact',
  'Blogs',
  'Offers',
  'Orders',
  'FAQ',
  'Checkout',
  'Sign-in dialog',
];

/** A number by which sections stand in the order of the specification. */
function place(section) {
  const [, number = '10', name] = /^(\d+)? ?(.*)$/.exec(section);
  return Number(number) * 100 + screens.indexOf(name);
}

function row({ statement, file: path, decision }) {
  const by = decision ? cell(decision) : `\`${path}\``;
  return `| ${cell(statement)} | ${by} | ${decision ? 'decided' : 'tested'} |`;
}

/** The checklist of the specification: each statement, what shows it, and whether that is a test or a decision. */
export function specificationText() {
  for (const one of elsewhere) if (one.file) checkNamed(one);
  const all = [...listed(), ...elsewhere];
  const statements = new Map(all.map((one) => [`${one.section}\n${one.statement}`, one]));
  const unique = [...statements.values()];
  const names = [...new Set(unique.map(({ section }) => section))];
  names.sort((one, other) => place(one) - place(other));
  const rows = (name) => unique.filter(({ section }) => section === name).map(row);
  const decided = unique.filter(({ decision }) => decision).length;
  return `# The specification, statement by statement

Made from the titles of the browser tests in \`tests/e2e/spec\` and from \`tests/e2e/spec/elsewhere.mjs\`; \`node scripts/docs/specification.mjs\` writes it anew.
${statements.size} statements: ${statements.size - decided} are tested, ${decided} are settled by a decision. \`npm test\` runs every test that is named here and fails with it.
${names
  .map(
    (name) => `
## ${name}

| statement | shown by | state |
|---|---|---|
${rows(name).join('\n')}
`,
  )
  .join('')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = specificationText();
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error('docs/specification.md is stale: node scripts/docs/specification.mjs');
    process.exitCode = 1;
  }
}
