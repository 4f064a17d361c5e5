/** A version of a remote that a share (in percent) of the visitors gets. */
export interface StagedVersion {
  version: string;
  share: number;
}

// Drawn for each version anew, so that it is not always the same visitors who try what is new.
function drawnFor(remote: string, version: string): number {
  const key = `burger.staged.${remote}`;
  try {
    const [of, number] = localStorage.getItem(key)?.split(' ') ?? [];
    if (of === version) return Number(number);
    const drawn = Math.floor(Math.random() * 100);
    localStorage.setItem(key, `${version} ${drawn}`);
    return drawn;
  } catch {
    // Who cannot keep a number would get another version at each page: they have the one that is live.
    return 100;
  }
}

/** Whether this visitor is in the share of a version, and stays in it: the device keeps a number below a hundred. */
export const isInShare = (remote: string, { version, share }: StagedVersion): boolean =>
  drawnFor(remote, version) < share;
