export { isInTime, isPutBack, isYounger, minutesSpan } from './durations';
export {
  isOffered,
  promiseOf,
  promiseOfSlot,
  slotMinutes,
  slotsOf,
  usualMinutes,
  type Asked,
  type AskedFor,
  type Promised,
  type ShopTimes,
  type SlotDay,
} from './slots';
