export { isInTime, isPutBack, isRecent, isYounger, minutesSpan } from '../device/durations';
export {
  isOffered,
  etaOf,
  etaOfSlot,
  slotsOf,
  usualMinutes,
  type Asked,
  type EtaWindow,
  type SlotDay,
} from './slots';
