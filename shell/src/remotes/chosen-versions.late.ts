import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { fields } from '@burger/shared/reading';
import { fetchLine } from './fetch-line';
import { mayPreview } from './may-preview';
import { previewed } from './preview';
import { isInShare } from './kept-share';

type Chosen = readonly [remote: string, line: RemoteLine];

/** The versions that are given to a share of the visitors, where this one is among them. */
const stagedLines = (staged: unknown) =>
  Object.entries(fields(staged)).flatMap(([remote, one]) => {
    // `line` is where its line of the list lies; it never changes. The share is in percent.
    const { version, share, line } = fields(one);
    if (typeof version !== 'string' || typeof share !== 'number' || typeof line !== 'string')
      return [];
    if (!isInShare(remote, { version, share })) return [];
    return [fetchLine(line).then((read): Chosen => [remote, read])];
  });

/** The lines of what this visitor previews or has a share in. What cannot be had leaves what is live. */
export async function chosenVersions(staged: unknown = {}): Promise<RemotesFile> {
  const arrived = await Promise.allSettled<Chosen | null>([
    ...stagedLines(staged),
    ...(mayPreview() ? [previewed()] : []),
  ]);
  return Object.fromEntries(
    arrived.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])),
  );
}
