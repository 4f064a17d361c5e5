export { keptKeys } from './kept-keys';
export { inTab, keptText, onDevice, type KeptText } from './kept-text';
