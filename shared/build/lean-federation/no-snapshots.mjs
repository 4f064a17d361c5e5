// Replaces the runtime's snapshots, which stay in the bundle even when the plugin switches them off.

const none = () => {
  throw new Error('Module Federation snapshots are not supported');
};

export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  // Code of another version may delete entries here.
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

export {
  none as formatPreloadArgs,
  none as generatePreloadAssetsPlugin,
  none as preloadAssets,
  none as snapshotPlugin,
};
