/** One line of `/remotes.json`: where a remote is deployed and what it was built against. */
export interface RemoteLine {
  version: string;
  /** Folder of this version with a slash at its end: on the site, or absolute. */
  base: string;
  /** File of the federation entry in that folder. */
  entry: string;
  contract: number;
  /** The oldest contract that the remote understands. */
  oldest: number;
  /** Files that each exposure needs beside the entry, so that both are asked for at once. */
  exposes: Record<string, string[]>;
  /** What each script of that folder hashes to (`sha256-…`); one that hashes to something else is not run. */
  integrity: Record<string, string>;
}

/** `/remotes.json`: the single list that decides which version of each remote the site runs. */
export type RemotesFile = Record<string, RemoteLine>;
