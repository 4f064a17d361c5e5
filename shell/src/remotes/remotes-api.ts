import {
  contractVersion,
  oldestContract,
  type RemoteLine,
  type RemotesFile,
} from '@burger/shared/contracts';
import { fields } from '@burger/shared/reading';

const areTexts = (values: unknown[]) => values.every((value) => typeof value === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readLine(value: unknown): RemoteLine {
  const { version, base, entry, contract, oldest, exposes, integrity } = fields(value);
  const isLine =
    areTexts([version, base, entry]) &&
    [contract, oldest].every((number) => typeof number === 'number') &&
    isRecord(exposes) &&
    Object.values(exposes).every((files) => Array.isArray(files) && areTexts(files)) &&
    isRecord(integrity) &&
    areTexts(Object.values(integrity));
  if (!isLine) throw new TypeError('No line of a list of remotes');
  return value as RemoteLine;
}

/** A list of remotes. Throws a TypeError for anything else. */
export function readRemotes(value: unknown): RemotesFile {
  if (!isRecord(value)) throw new TypeError('No list of remotes');
  return Object.fromEntries(Object.entries(value).map(([name, line]) => [name, readLine(line)]));
}

export interface PageRemotes {
  /** Where the whole list of this deployment lies; it never changes. */
  list: string;
  /** As much of the list as this page itself needs. */
  first: RemotesFile;
  /** Versions that a share of the visitors gets, see `chosen-versions.late.ts`. */
  staged?: unknown;
}

/** What the deployment wrote into this page about its remotes, or null where it wrote nothing that can be read. */
export function pageRemotes(page: Document = document): PageRemotes | null {
  const text = page.getElementById('remotes')?.textContent;
  if (!text) return null;
  try {
    const { list, first, ...more } = fields(JSON.parse(text));
    return typeof list === 'string' ? { list, first: readRemotes(first), ...more } : null;
  } catch {
    return null;
  }
}

export async function fetchJson(address: string, cache: RequestCache): Promise<unknown> {
  const answer = await fetch(address, { cache, signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

const fetchList = async (address: string, cache: RequestCache = 'default'): Promise<RemotesFile> =>
  readRemotes(await fetchJson(address, cache));

/** The current `/remotes.json`, past any cache. Rejects when it cannot be had or is not one. */
export const fetchRemotes = (): Promise<RemotesFile> => fetchList('/remotes.json', 'no-cache');

/** The list that was deployed with this page; where that cannot be had, the current one. Rejects without either. */
export const fetchPageList = ({ list }: PageRemotes): Promise<RemotesFile> =>
  fetchList(list).catch(fetchRemotes);

/** What this shell speaks, and the oldest that it understands. */
export const ownContract = { contract: contractVersion, oldest: oldestContract };

/** Whether a remote and this shell understand each other: neither speaks a contract older than the other understands. */
export const speaksOurContract = (
  { contract, oldest }: Pick<RemoteLine, 'contract' | 'oldest'>,
  own = ownContract,
): boolean => contract >= own.oldest && own.contract >= oldest;
