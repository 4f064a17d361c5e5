import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { siteFolder } from '../../../scripts/paths.mjs';
import { readJsonOr } from './read-json';
import { writeServedJson } from './files';

/** The lines that `remotes.json` had before, by remote, the last one last. */
export type History = Readonly<Record<string, readonly RemoteLine[]>>;

const file = `${siteFolder}/history.json`;

// Nobody goes back further, and a build that is often repeated would make it grow for good.
const kept = 10;

export const readHistory = (): History => readJsonOr(file, {});

export const writeHistory = (history: History): void => writeServedJson(file, history);

/** The history once `after` has replaced `before`. */
export function historyAfter(
  before: RemotesFile,
  after: RemotesFile,
  known = readHistory(),
): History {
  const replaced = Object.entries(before).filter(
    ([name, line]) => JSON.stringify(line) !== JSON.stringify(after[name]),
  );
  return {
    ...known,
    ...Object.fromEntries(
      replaced.map(([name, line]) => [name, [...(known[name] ?? []), line].slice(-kept)]),
    ),
  };
}
