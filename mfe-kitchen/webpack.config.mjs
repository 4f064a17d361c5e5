import { remoteConfig } from '@burger/shared/build';

export default remoteConfig(import.meta.dirname);
