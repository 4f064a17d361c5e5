/**
 * Starts Module Federation for a bundle. The original function also prunes shared modules by a snapshot,
 * which this site does not have.
 */
export const initWith =
  (init) =>
  ({ webpackRequire }) =>
    init(webpackRequire.federation.initOptions);
