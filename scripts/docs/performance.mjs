import { writeFileSync } from 'node:fs';
import { root } from '../paths.mjs';

/** Writes docs/performance.md from the figures of the last runs, each with its day, `summary` before them. */
export function writePerformance(parts, results, summary) {
  const sections = parts
    .filter(({ name }) => results[name])
    .map(({ name, title, about }) => {
      const { table, on, cores } = results[name];
      return `## ${title}\n\n${about} Measured on ${on}, ${cores} cores.\n\n${table}\n`;
    });
  const head =
    '# Performance\n\nWritten by `npm run bench` on the production build and the local backend; ' +
    '`npm run bench -- lighthouse` measures a part. Byte and request budgets are asserted in `tests/e2e/budgets.spec.ts`.\n';
  const against = `## Against the targets\n\nOf the parts below, on a machine that does nothing else.\n\n${summary}\n`;
  writeFileSync(`${root}/docs/performance.md`, [head, against, ...sections].join('\n'));
}
