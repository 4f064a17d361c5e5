import { keptKeys } from '@burger/shared/storage';
import { showCachedHeadline } from './cached-headline';

showCachedHeadline(keptKeys);
