import { readFileSync } from 'node:fs';
import { abuses, faultsElsewhere } from '../../tests/e2e/abuses.mjs';
import { root } from '../../shared/repository/paths.mjs';
import { cell, checkNamed, grouped, listedTests, writeOrCheck } from './from-tests.mjs';

const document = 'docs/reliability.md';
const matrix = JSON.parse(readFileSync(`${root}/tests/e2e/faults.json`, 'utf8'));
const rows = Object.entries(matrix).flatMap(([group, names]) =>
  names.map((name) => `${group} · ${name}`),
);

/** Returns the tests of the reliability matrix by row. Throws unless each row has exactly one. */
function testsByRow() {
  const tests = new Map();
  for (const { title, file } of listedTests('faults.spec')) {
    if (!rows.includes(title)) throw new Error(`The matrix has no row "${title}"`);
    if (tests.has(title)) throw new Error(`"${title}" has two tests`);
    tests.set(title, file);
  }
  for (const [row, visible] of Object.entries(faultsElsewhere)) {
    checkNamed(visible);
    tests.set(row, visible.file);
  }
  const missing = rows.filter((row) => !tests.has(row));
  if (missing.length > 0) throw new Error(`No test for: ${missing.join(', ')}`);
  return tests;
}

/** Returns the matrix rows as a list by group and test file: `- **auth:** code expiry (`phone.test.tsx`)`. */
function matrixList() {
  const tests = testsByRow();
  const all = [...rows, ...Object.keys(faultsElsewhere)].map((row) => {
    const [group, name] = row.split(' · ');
    return { group, name, file: tests.get(row) };
  });
  const groups = grouped(all, ({ group }) => group);
  return groups.map(([group, faults]) => {
    const files = grouped(faults, ({ file }) => file);
    const visible = files.map(
      ([file, ofFile]) => `${ofFile.map(({ name }) => cell(name)).join(', ')} (\`${file}\`)`,
    );
    return `- **${group}:** ${visible.join('; ')}`;
  });
}

const abusesList = () =>
  abuses.map(({ what, answer, visible }) => {
    visible.forEach(checkNamed);
    const files = [...new Set(visible.map(({ file }) => `\`${file}\``))];
    return `- **${cell(what)}:** ${cell(answer)} (${files.join(', ')})`;
  });

/** Replaces the text between `<!-- name -->` and `<!-- end -->`, and keeps the hand-written rest. */
const filled = (text, name, lines) =>
  text.replace(
    new RegExp(`(<!-- ${name} -->\n)[^]*?(?=<!-- end -->)`),
    (_all, start) => `${start}\n${lines.join('\n')}\n\n`,
  );

writeOrCheck(import.meta.url, document, () => {
  const text = readFileSync(`${root}/${document}`, 'utf8');
  return filled(filled(text, 'matrix', matrixList()), 'abuses', abusesList());
});
