/** Starts federation for a bundle; the whole one also prunes shared modules by a snapshot, which we have none of. */
export const initWith =
  (init) =>
  ({ webpackRequire }) =>
    init(webpackRequire.federation.initOptions);
