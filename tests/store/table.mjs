/** @typedef {{ race: string, store: string, instances: number, [figure: string]: any }} Figures */

/** @param {readonly number[]} values */
function median(values) {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other);
  return sorted.length > 0 ? sorted[sorted.length >> 1] : '–';
}

/**
 * Returns the maximum of several runs by name.
 * @param {readonly Record<string, number>[]} all
 */
function mostOf(all) {
  /** @type {Record<string, number>} */
  const most = {};
  for (const one of all) {
    for (const [name, many] of Object.entries(one)) most[name] = Math.max(most[name] ?? 0, many);
  }
  const sorted = Object.entries(most).sort(([, one], [, other]) => other - one);
  return sorted.slice(0, 2).map(([name, many]) => `${name} ${many}`);
}

/** @param {readonly Figures[]} runs Those of one race with as many instances at one store: one for each seed. */
function rowOf(runs) {
  const [{ race, store, instances }] = /** @type {[Figures]} */ (runs);
  const of = (/** @type {string} */ figure) => median(runs.map((one) => one[figure]));
  const attempts = runs.map(({ attempts: all }) =>
    Math.max(0, ...Object.values(all).map(({ attempts: each }) => each)),
  );
  const unsure = runs.reduce((sum, one) => sum + (one.unsure ?? 0), 0);
  const cells = [
    ...[race, store, instances, of('perSecond'), of('p50'), of('p99')],
    ...[median(attempts), mostOf(runs.map(({ aborts }) => aborts)).join(', ') || '–'],
    ...[unsure, runs.filter(({ faults }) => faults.length > 0).length],
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * Returns the results of the races as Markdown: medians over the seeds, times in ms, and the highest number of aborts.
 * @param {readonly Figures[]} all
 */
export function tableOf(all) {
  /** @type {Record<string, Figures[]>} */
  const groups = {};
  for (const one of all) (groups[[one.race, one.store, one.instances].join('|')] ??= []).push(one);
  return [
    '| race | store | instances | a second | p50 | p99 | attempts | aborts by document | "not sure" | runs with faults |',
    '| --- | --- | --: | --: | --: | --: | --: | --- | --: | --: |',
    ...Object.values(groups).map(rowOf),
  ].join('\n');
}
