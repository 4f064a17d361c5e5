import { showCachedHeadline } from './cached-headline';

showCachedHeadline();
