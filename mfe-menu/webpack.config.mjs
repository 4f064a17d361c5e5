import { remoteConfig } from '@burger/shared/build';

// Modules that most exposed modules need are in one chunk; others stay with the exposed module that needs
// them. The start module is excluded, because it also loads on pages without a menu view.
export default remoteConfig(import.meta.dirname, {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    core: {
      name: 'core',
      minChunks: 5,
      enforce: true,
      chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== '__federation_expose_start',
    },
  },
});
