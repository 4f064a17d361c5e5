export { clock, wait, type Clock, type Wait } from './clock';
export { isSeen, poll, type Poll } from './poll';
export { randomKey } from './random-key';
export { useNow } from './use-now';
