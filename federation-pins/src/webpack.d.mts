import type { Compiler } from 'webpack';

/**
 * A webpack plugin for hosts and remotes: their script loader sets the `integrity` that the page's `createPins` knows,
 * and leaves other scripts to it. The build fails if it loads chunks without script elements.
 */
export declare class PinnedScripts {
  /** `name` is that of `createPins`. */
  constructor(options?: { name?: string });
  apply(compiler: Compiler): void;
}
