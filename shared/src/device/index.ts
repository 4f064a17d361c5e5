export { clock, wait, type Clock, type Wait } from './clock';
export { useNow } from './use-now';
