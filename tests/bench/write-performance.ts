import { writeFileSync } from 'node:fs';
import { root } from '../../scripts/paths.mjs';
import type { Measured, Part } from './part';

/** What a part measured, on which day, on a machine of so many cores. */
export type Result = Measured & { on: string; cores: number };

/** What docs/performance.md says: the figures of the last runs, each with its day, `summary` before them. */
export function performancePage(
  parts: readonly Pick<Part, 'name' | 'title' | 'about'>[],
  results: Readonly<Record<string, Result>>,
  summary: string,
): string {
  const sections = parts.flatMap(({ name, title, about }) => {
    const result = results[name];
    if (!result) return [];
    const { table, on, cores } = result;
    return `## ${title}\n\n${about} Measured on ${on}, ${cores} cores.\n\n${table}\n`;
  });
  const head =
    '# Performance\n\nWritten by `npm run bench` on the production build and the local backend; ' +
    '`npm run bench -- lighthouse` measures a part. Byte and request budgets are asserted in `tests/e2e/site/budgets.spec.ts`.\n';
  const against = `## Against the targets\n\nOf the parts below, on a machine that does nothing else. What lies where one is missed, and what was tried, is in [speed](speed.md).\n\n${summary}\n`;
  return [head, against, ...sections].join('\n');
}

export const writePerformance = (...said: Parameters<typeof performancePage>): void =>
  writeFileSync(`${root}/docs/performance.md`, performancePage(...said));
