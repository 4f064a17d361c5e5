/** The text between two places of a source, as Stryker reports places: lines and columns from 1. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

const alive = new Set(['Survived', 'NoCoverage']);
// A mutant that breaks its file or never ends is noticed as well as one that fails a test.
const noticed = new Set(['Killed', 'RuntimeError', 'Timeout']);

/**
 * Holds Stryker's report against the list of equivalent mutants: how many there are, how many are noticed, which
 * survive without being listed, and which are listed without surviving.
 */
export function weighMutants(report, equivalents) {
  const mutants = Object.entries(report.files).flatMap(([file, { source, mutants: made }]) =>
    made.map((mutant) => ({ ...mutant, file, original: textAt(source, mutant.location) })),
  );
  const survivors = mutants.filter(({ status }) => alive.has(status));
  const isSame = (one, other) =>
    ['file', 'original', 'replacement'].every((key) => one[key] === other[key]);
  return {
    made: mutants.length,
    killed: mutants.filter(({ status }) => noticed.has(status)).length,
    unlisted: survivors.filter((mutant) => !equivalents.some((listed) => isSame(listed, mutant))),
    stale: equivalents.filter((listed) => !survivors.some((mutant) => isSame(listed, mutant))),
  };
}
