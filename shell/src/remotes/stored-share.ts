export interface StagedVersion {
  version: string;
  share: number;
}

// Each version gets a new random number, so that new versions do not always reach the same visitors.
function randomShareOf(remote: string, version: string): number {
  const key = `burger.staged.${remote}`;
  try {
    const [of, number] = localStorage.getItem(key)?.split(' ') ?? [];
    if (of === version) return Number(number);
    const random = Math.floor(Math.random() * 100);
    localStorage.setItem(key, `${version} ${random}`);
    return random;
  } catch {
    // Without storage the version could change with each page, so these visitors get the live version.
    return 100;
  }
}

/**
 * Returns whether this visitor is in the share of a staged version. A stored random number below 100 keeps
 * the result stable.
 */
export const isInShare = (remote: string, { version, share }: StagedVersion): boolean =>
  randomShareOf(remote, version) < share;
