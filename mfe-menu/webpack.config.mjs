import { remoteConfig } from '@burger/shared/build';

// A page loads several exposures of this remote: what most of them need is one file, and all else is with its own.
// The owner of the shop stays out of it: it comes to pages without a view of the menu too, and needs little of that.
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
