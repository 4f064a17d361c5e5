/** Starts Module Federation for a bundle. The original also prunes shared modules by a snapshot, which we do not have. */
export const initWith =
  (init) =>
  ({ webpackRequire }) =>
    init(webpackRequire.federation.initOptions);
