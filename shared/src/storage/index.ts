export { forgetPerson, personKeys } from './forget-person';
export { keptJson, type Kept } from './kept-json';
export { inTab, keptKeys, keptText, onDevice, type KeptText } from './kept-text';
export { readCachedHeadline, type CachedHeadline, type WordsByPlace } from './cached-headline';
