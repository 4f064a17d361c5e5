import { readFileSync } from 'node:fs';
import { abuses, faultsElsewhere } from '../../tests/e2e/abuses.mjs';
import { root } from '../paths.mjs';
import { cell, checkNamed, listedTests, writeOrCheck } from './from-tests.mjs';

const document = 'docs/reliability.md';
const matrix = JSON.parse(readFileSync(`${root}/tests/e2e/faults.json`, 'utf8'));
const rows = Object.entries(matrix).flatMap(([group, names]) =>
  names.map((name) => `${group} · ${name}`),
);

/** Returns the tests of the matrix by row. Throws unless each row has exactly one. */
function testsByRow() {
  const tests = new Map();
  for (const { title, file } of listedTests('faults.spec')) {
    if (!rows.includes(title)) throw new Error(`The matrix has no row "${title}"`);
    if (tests.has(title)) throw new Error(`"${title}" has two tests`);
    tests.set(title, file);
  }
  for (const [row, shown] of Object.entries(faultsElsewhere)) {
    checkNamed(shown);
    tests.set(row, shown.file);
  }
  const missing = rows.filter((row) => !tests.has(row));
  if (missing.length > 0) throw new Error(`No test for: ${missing.join(', ')}`);
  return tests;
}

function matrixTable() {
  const tests = testsByRow();
  return [
    '| fault | test |',
    '|---|---|',
    ...[...rows, ...Object.keys(faultsElsewhere)].map(
      (row) => `| ${cell(row)} | \`${tests.get(row)}\` |`,
    ),
  ];
}

const abusesTable = () => [
  '| abuse | response | tests |',
  '|---|---|---|',
  ...abuses.map(({ what, answer, shown }) => {
    shown.forEach(checkNamed);
    const files = [...new Set(shown.map(({ file }) => `\`${file}\``))];
    return `| ${cell(what)} | ${cell(answer)} | ${files.join(', ')} |`;
  }),
];

/** Replaces the text between `<!-- name -->` and `<!-- end -->`. The rest is hand-written. */
const filled = (text, name, lines) =>
  text.replace(
    new RegExp(`(<!-- ${name} -->\n)[^]*?(?=<!-- end -->)`),
    (_all, start) => `${start}\n${lines.join('\n')}\n\n`,
  );

writeOrCheck(import.meta.url, document, () => {
  const text = readFileSync(`${root}/${document}`, 'utf8');
  return filled(filled(text, 'matrix', matrixTable()), 'abuses', abusesTable());
});
