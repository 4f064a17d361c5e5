import type { EventTable } from '../check.mjs';

/** The manifest of a built remote or host, as far as the checks read it. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[];
  shared: {
    name: string;
    version: string;
    singleton: boolean;
    assets: { js: { sync: string[] } };
  }[];
}

export interface BuiltRemote {
  folder: string;
  manifest: Manifest;
}

/** Reads a remote or host that was built with `manifest: true`. Throws if the folder has no `mf-manifest.json`. */
export declare function readRemote(folder: string): BuiltRemote;

/** Returns the modules that a remote lacks, and those that it exposes without the contract. */
export declare function exposureProblems(remote: BuiltRemote, exposes: readonly string[]): string[];

/** Returns the files that a remote's manifest names and its folder lacks. */
export declare function fileProblems(remote: BuiltRemote): string[];

/**
 * Returns the shared modules of which the page would have two copies: no singletons, bundled with the remote, or in
 * another version than the host's.
 */
export declare function sharedProblems(remote: BuiltRemote, host: BuiltRemote): string[];

/** Names of the events that a package emits, and of those that it listens to. */
export interface EventsUsed {
  emits: string[];
  hears: string[];
}

/**
 * Returns the events that the sources in a folder name literally, in calls such as `bus.emit('cart/changed', …)`, `on`,
 * `latest` and `useLatest`. Leaves out tests.
 */
export declare function eventsUsedIn(folder: string): EventsUsed;

/**
 * Returns the uses of events that break the contract: unknown events, facts of another owner, requests to another
 * owner that a package handles, and events that their owner does not use. Requests end with `-requested`; they must be
 * `held`, and facts that end with `/changed` must be `latest`.
 */
export declare function eventProblems(
  events: EventTable,
  used: Readonly<Record<string, EventsUsed>>,
): string[];
