import {
  contractVersion,
  RemotesFileSchema,
  type RemoteLine,
  type RemotesFile,
} from '@burger/shared/contracts';
import * as v from 'valibot';

const StampedSchema = v.object({
  remotes: RemotesFileSchema,
  /** Federation manifests by their URL, so that the page asks for none of them. */
  manifests: v.record(v.string(), v.unknown()),
});

export type Stamped = v.InferOutput<typeof StampedSchema>;

const nothing: Stamped = { remotes: {}, manifests: {} };

/** What the deployment wrote into this page; empty where it wrote nothing that can be read. */
export function stampedData(page: Document = document): Stamped {
  const text = page.getElementById('site-data')?.textContent;
  if (!text) return nothing;
  try {
    const read = v.safeParse(StampedSchema, JSON.parse(text));
    return read.success ? read.output : nothing;
  } catch {
    return nothing;
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

/** Whether a remote was built for the contract that this shell speaks. */
export const speaksOurContract = (line: RemoteLine): boolean => line.contract === contractVersion;
