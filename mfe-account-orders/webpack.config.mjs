import { remoteConfig } from '@burger/shared/build';

// Every page loads this remote's start module and the account menu, so their shared modules stay in one
// chunk.
export default remoteConfig(import.meta.dirname, { minSize: 12_000 });
