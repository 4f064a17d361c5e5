export { forgetPerson } from './forget-person';
export { keptJson, type Kept } from './kept-json';
export { keptKeys } from './kept-keys';
export { inTab, keptText, onDevice, type KeptText } from './kept-text';
export { readSeenWords, type SeenWords, type WordsByPlace } from './seen-words';
export { personKeys } from './person-keys';
