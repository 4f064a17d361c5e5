import { remoteConfig } from '@burger/shared/build';

// The owner of the session comes with every page, and so does the menu of the account: what both need is one file,
// though it is smaller than webpack makes files by itself.
export default remoteConfig(import.meta.dirname, { minSize: 12_000 });
