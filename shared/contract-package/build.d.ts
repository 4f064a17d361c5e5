import type { Configuration } from 'webpack';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

/** Returns a remote's two bundles, for browsers and for prerendering. `splitChunks` replaces webpack's default for browsers. */
export declare const remoteConfig: (
  folder: string,
  splitChunks?: SplitChunks,
) => (
  env: unknown,
  argv: { mode: 'development' | 'production' },
) => Configuration | Configuration[];
