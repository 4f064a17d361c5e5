import * as v from 'valibot';
import built from './contract-version.json';

/**
 * The contract that is spoken here, and the oldest that is still understood. How both move: docs/decisions/0006.
 */
export const { contract: contractVersion, oldest: oldestContract } = built;

/** One line of `/remotes.json`: where a remote is deployed and what it was built against. */
export const RemoteLineSchema = v.object({
  version: v.string(),
  /** Folder of this version with a slash at its end: on the site, or absolute. */
  base: v.string(),
  /** File of the federation entry in that folder. */
  entry: v.string(),
  contract: v.number(),
  /** The oldest contract that the remote understands. */
  oldest: v.number(),
  /** Files that each exposure needs beside the entry, so that both are asked for at once. */
  exposes: v.record(v.string(), v.array(v.string())),
  /** What each script of that folder hashes to (`sha256-…`); one that hashes to something else is not run. */
  integrity: v.record(v.string(), v.string()),
});

/** `/remotes.json`: the single list that decides which version of each remote the site runs. */
export const RemotesFileSchema = v.record(v.string(), RemoteLineSchema);

export type RemoteLine = v.InferOutput<typeof RemoteLineSchema>;
export type RemotesFile = v.InferOutput<typeof RemotesFileSchema>;
