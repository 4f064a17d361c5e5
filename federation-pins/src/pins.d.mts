export interface PinsOptions {
  /** Name of the hashes on the page, as in the builds' `PinnedScripts`. Default: `federation-pins@1`. */
  name?: string;
  /**
   * Called for a script without a known hash, which waits meanwhile. Should `add` the remote that the script belongs
   * to, if there is one. The script is blocked if its hash is still unknown then, also after a rejection.
   */
  find?: (src: string) => Promise<unknown>;
  /** Lets scripts without a hash run. Only for development builds of the host. */
  isUnchecked?: boolean;
}

export interface PinnedRemote {
  /** Address of the folder with the remote's files, with a trailing slash. */
  base: string | URL;
  /** The files that must have a hash: the remote's entry and the scripts of its exposed modules. */
  needed: Iterable<string>;
  /** The published hashes by file, from `hashesOf`. */
  hashes: Readonly<Record<string, string>>;
}

export interface Pins {
  /** Adds the hashes of a remote's scripts. Throws an Error that names each file without a SHA-256 hash. */
  add(remote: PinnedRemote): void;
  /**
   * Lets the scripts of a development server on this machine run without hashes. Returns false, and does nothing, for
   * a server on another machine.
   */
  exempt(base: string | URL): boolean;
  /** The added hashes by the addresses of their scripts. */
  hashes: ReadonlyMap<string, string>;
  /** Returns the `integrity` of a script: its hash, or a value that blocks it. Empty for scripts that need none. */
  integrityOf(src: string): string;
  /** Creates a script element with its `integrity`, for the `createScript` hook of the federation runtime. */
  script(src: string): HTMLScriptElement;
}

/**
 * Creates the hashes of a page, which the script loaders of all bundles read. From then on browsers run only scripts
 * with a known hash. To be called once per page, before the first chunk loads.
 */
export declare function createPins(options?: PinsOptions): Pins;
