export { isInTime, isPutBack, isYounger, minutesSpan } from '../device/durations';
export {
  isOffered,
  promiseOf,
  promiseOfSlot,
  slotsOf,
  usualMinutes,
  type Asked,
  type Promised,
  type SlotDay,
} from './slots';
