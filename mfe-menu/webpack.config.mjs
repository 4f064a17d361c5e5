import { remoteConfig } from '@burger/shared/build';

// Modules that most exposed modules need share one chunk; the rest stays with its own. The shop's owner is excluded,
// because it also loads on pages without a menu view.
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
