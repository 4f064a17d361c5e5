export { clock, wait, type Clock, type Wait } from './clock';
export { isSeen, poll, type Poll } from './poll';
export { useNow } from './use-now';
