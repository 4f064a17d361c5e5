import {
  contractVersion,
  oldestContract,
  RemotesFileSchema,
  type RemoteLine,
  type RemotesFile,
} from '@burger/shared/contracts';
import * as v from 'valibot';

const StampedRemotesSchema = v.object({
  /** Where the whole list of this deployment lies; it never changes. */
  list: v.string(),
  /** As much of the list as this page itself needs. */
  first: RemotesFileSchema,
});

export type StampedRemotes = v.InferOutput<typeof StampedRemotesSchema>;

/** What the deployment wrote into this page about its remotes, or null where it wrote nothing that can be read. */
export function stampedRemotes(page: Document = document): StampedRemotes | null {
  const text = page.getElementById('remotes')?.textContent;
  if (!text) return null;
  try {
    const read = v.safeParse(StampedRemotesSchema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

async function fetchList(address: string, cache: RequestCache = 'default'): Promise<RemotesFile> {
  const answer = await fetch(address, { cache, signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return v.parse(RemotesFileSchema, await answer.json());
}

/** The current `/remotes.json`, past any cache. Rejects when it cannot be had or is not one. */
export const fetchRemotes = (): Promise<RemotesFile> => fetchList('/remotes.json', 'no-cache');

/** The list that was deployed with this page; where that cannot be had, the current one. Rejects without either. */
export const fetchStampedList = ({ list }: StampedRemotes): Promise<RemotesFile> =>
  fetchList(list).catch(fetchRemotes);

/** What this shell speaks, and the oldest that it understands. */
export const ownContract = { contract: contractVersion, oldest: oldestContract };

/** Whether a remote and this shell understand each other: neither speaks a contract older than the other understands. */
export const speaksOurContract = ({ contract, oldest = contract }: RemoteLine): boolean =>
  contract >= oldestContract && contractVersion >= oldest;
