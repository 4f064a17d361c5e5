import {
  contractVersion,
  oldestContract,
  RemotesFileSchema,
  type RemoteLine,
  type RemotesFile,
} from '@burger/shared/contracts';
import * as v from 'valibot';

/** The list of remotes that the deployment wrote into this page, or null where it wrote none that can be read. */
export function stampedRemotes(page: Document = document): RemotesFile | null {
  const text = page.getElementById('remotes')?.textContent;
  if (!text) return null;
  try {
    const read = v.safeParse(RemotesFileSchema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** The current `/remotes.json`, past any cache. Rejects when it cannot be had or is not one. */
export async function fetchRemotes(): Promise<RemotesFile> {
  const answer = await fetch('/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(5000),
  });
  if (!answer.ok) throw new Error(`/remotes.json answered ${answer.status}`);
  return v.parse(RemotesFileSchema, await answer.json());
}

/** What this shell speaks, and the oldest that it understands. */
export const ownContract = { contract: contractVersion, oldest: oldestContract };

/** Whether a remote and this shell understand each other: neither speaks a contract older than the other understands. */
export const speaksOurContract = ({ contract, oldest = contract }: RemoteLine): boolean =>
  contract >= oldestContract && contractVersion >= oldest;
