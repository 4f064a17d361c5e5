export { clock, wait, type Clock, type Wait } from './clock';
export { isPageVisible, poll, type Poll } from './poll';
export { randomKey } from './random-key';
export { useNow } from './use-now';
