import { keptKeys } from '@burger/shared/storage';
import { showSeen } from './show-seen';

showSeen(keptKeys);
