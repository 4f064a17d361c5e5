import { shellConfig } from '@burger/shared/build';

export default shellConfig(import.meta.dirname);
