import { keptKeys } from '@burger/shared/storage';
import { showSeen } from './cached-headline';

showSeen(keptKeys);
