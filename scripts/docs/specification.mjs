import { readFileSync } from 'node:fs';
import { root } from '../paths.mjs';
import { cell, checkNamed, listedTests, writeOrCheck } from './from-tests.mjs';

// In the order of the specification. Other sections follow by their number.
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

function place(section) {
  const [, number = '10', name = ''] = /^(\d+)? ?(.*)$/.exec(section) ?? [];
  return Number(number) * 100 + screens.indexOf(name);
}

function row({ statement, file: path, decision }) {
  const by = decision ? cell(decision) : `\`${path}\``;
  return `| ${cell(statement)} | ${by} | ${decision ? 'decided' : 'tested'} |`;
}

/** Reads the statements without a browser test from a table: `{ section, statement, file, test }` or a decision. */
const elsewhere = readFileSync(`${root}/tests/e2e/elsewhere.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| [^-s]/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([section, statement, file, last]) => ({
    section,
    statement: statement.replaceAll('\\|', '|'),
    file: file === 'decided' ? '' : file.slice(1, -1),
    test: last,
    decision: file === 'decided' ? last : '',
  }));

function specificationText() {
  for (const one of elsewhere) if (one.file) checkNamed(one);
  // Titles are the statements, and the names of test groups are the sections.
  const listed = listedTests('tests/e2e')
    .filter(({ section }) => /^(\d+ |Bad input|Found and legal)/.test(section))
    .map(({ title, ...one }) => ({ ...one, statement: title }));
  const all = [...listed, ...elsewhere];
  const statements = new Map(all.map((one) => [`${one.section}\n${one.statement}`, one]));
  const unique = [...statements.values()];
  const names = [...new Set(unique.map(({ section }) => section))];
  names.sort((one, other) => place(one) - place(other));
  const rows = (name) => unique.filter(({ section }) => section === name).map(row);
  const decided = unique.filter(({ decision }) => decision).length;
  return `# The specification, statement by statement

Made from the titles of the browser tests whose group is a section of the specification, and from \`tests/e2e/elsewhere.md\`; \`node scripts/docs/specification.mjs\` writes it anew.
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

writeOrCheck(import.meta.url, 'docs/specification.md', specificationText);
