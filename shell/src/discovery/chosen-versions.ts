import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import * as v from 'valibot';
import { fetchLine } from './fetch-line';
import { mayPreview } from './may-preview';
import { previewed } from './preview';
import { isInShare } from './share';

/** Versions that a share of the visitors gets, by remote. */
const StagedSchema = v.record(
  v.string(),
  v.object({
    version: v.string(),
    /** In percent. */
    share: v.number(),
    /** Where its line of the list lies; it never changes. */
    line: v.string(),
  }),
);

type Chosen = readonly [remote: string, line: RemoteLine];

/** The versions that are given to a share of the visitors, where this one is among them. */
const stagedLines = (staged: v.InferOutput<typeof StagedSchema>) =>
  Object.entries(staged)
    .filter(([remote, version]) => isInShare(remote, version))
    .map(async ([remote, { line }]): Promise<Chosen> => [remote, await fetchLine(line)]);

/** The lines of what this visitor previews or has a share in. What cannot be had leaves what is live. */
export async function chosenVersions(staged: unknown = {}): Promise<RemotesFile> {
  const arrived = await Promise.allSettled<Chosen | null>([
    ...stagedLines(v.parse(StagedSchema, staged)),
    ...(mayPreview() ? [previewed()] : []),
  ]);
  return Object.fromEntries(
    arrived.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])),
  );
}
