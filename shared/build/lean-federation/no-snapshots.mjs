// In place of what fetches, keeps and preloads by descriptions of a whole system of remotes ("snapshots"): the shell
// registers its remotes one by one, and preloads their scripts itself. The federation plugin knows them as switched off
// (`disableSnapshot`), but would carry their code all the same.

const none = () => {
  throw new Error('There are no snapshots');
};

export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  // What another version of a remote asks to forget.
  manifestCache = new Map();
}

/** That nothing is known of a remote beyond what it was registered with. */
export const getGlobalRemoteInfo = () => ({});

export {
  none as formatPreloadArgs,
  none as generatePreloadAssetsPlugin,
  none as preloadAssets,
  none as snapshotPlugin,
};
