import {
  contractVersion,
  oldestContract,
  type RemoteLine,
  type RemotesFile,
} from '@burger/shared/contracts';
import { fields } from '@burger/shared/platform/reading';

const areTexts = (values: unknown[]) => values.every((value) => typeof value === 'string');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns one valid entry of a remotes list. Throws a TypeError for anything else. `pinRemote()` rejects an
 * entry without hashes.
 */
export function readLine(value: unknown): RemoteLine {
  const { version, base, entry, contract, oldest, exposes, integrity } = fields(value);
  const isLine =
    areTexts([version, base, entry]) &&
    [contract, oldest].every((number) => typeof number === 'number') &&
    isRecord(exposes) &&
    Object.values(exposes).every((files) => Array.isArray(files) && areTexts(files)) &&
    isRecord(integrity) &&
    areTexts(Object.values(integrity));
  if (!isLine) throw new TypeError('Not a valid remote line');
  return value as RemoteLine;
}

/** Returns a valid remotes list. Throws a TypeError for anything else. */
export function readRemotes(value: unknown): RemotesFile {
  if (!isRecord(value)) throw new TypeError('Not a remotes list');
  return Object.fromEntries(Object.entries(value).map(([name, line]) => [name, readLine(line)]));
}

export interface PageRemotes {
  list: string;
  first: RemotesFile;
  /** The staged versions of remotes, see `chosen-versions.lazy.ts`. */
  staged?: unknown;
}

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

/** Fetches the current `/remotes.json`, bypassing all caches. Rejects when it is unavailable or invalid. */
export const fetchRemotes = (): Promise<RemotesFile> => fetchList('/remotes.json', 'no-cache');

/**
 * Fetches the remotes list of this page's deployment, or else the current one. Rejects if both are
 * unavailable.
 */
export const fetchPageList = ({ list }: PageRemotes): Promise<RemotesFile> =>
  fetchList(list).catch(fetchRemotes);

export const ownContract = { contract: contractVersion, oldest: oldestContract };

/**
 * Returns whether a remote and the shell are compatible: neither has a contract version older than the other
 * supports.
 */
export const speaksOurContract = (
  { contract, oldest }: Pick<RemoteLine, 'contract' | 'oldest'>,
  own = ownContract,
): boolean => contract >= own.oldest && own.contract >= oldest;
