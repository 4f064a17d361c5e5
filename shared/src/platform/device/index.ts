export { afterNextFrame, clock, wait, type Clock, type Wait } from './clock';
export { isPageVisible, poll, type Poll } from './poll';
export { randomKey } from './random-key';
export { subscribePush } from './subscribe-push';
export { useNow } from './use-now';
export {
  afterDialogs,
  dialogsHere,
  enterDialog,
  isLeavingDialogs,
  leaveDialogs,
} from './dialog-history';
export { isInTime, isPutBack, isRecent, isYounger, minutesSpan } from './durations';
