export { isInTime, isPutBack, isYounger } from './is-younger';
export { minutesSpan } from './minutes-span';
export { promiseOf, promiseOfSlot, type AskedFor, type Promised } from './slots';
export {
  isOffered,
  slotMinutes,
  slotsOf,
  usualMinutes,
  type Asked,
  type ShopTimes,
  type SlotDay,
} from './slots';
