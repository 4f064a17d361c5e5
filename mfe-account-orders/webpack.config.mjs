import { remoteConfig } from '@burger/shared/build';

// Every page loads the session's owner and the account menu, so their shared modules are one chunk despite its size.
export default remoteConfig(import.meta.dirname, { minSize: 12_000 });
