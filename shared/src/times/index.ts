export { isInTime, isPutBack, isYounger } from './is-younger';
export { minutesSpan } from './minutes-span';
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
