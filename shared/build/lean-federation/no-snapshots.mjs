// Replaces Module Federation's snapshots, which stay in the bundle even if the plugin disables them.

const none = () => {
  throw new Error('Module Federation snapshots are not supported');
};

export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  // Code of another Module Federation version may delete entries here.
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

export {
  none as formatPreloadArgs,
  none as generatePreloadAssetsPlugin,
  none as preloadAssets,
  none as snapshotPlugin,
};
