// In place of the runtime's "snapshots", which would be carried also where the plugin knows them as switched off.

const none = () => {
  throw new Error('There are no snapshots');
};

export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  // What another version of a remote asks to forget.
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

export {
  none as formatPreloadArgs,
  none as generatePreloadAssetsPlugin,
  none as preloadAssets,
  none as snapshotPlugin,
};
