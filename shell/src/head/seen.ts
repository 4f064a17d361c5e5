import { storageKeys } from '@burger/shared/storage';
import { showCachedHeadline } from './cached-headline';

showCachedHeadline(storageKeys);
