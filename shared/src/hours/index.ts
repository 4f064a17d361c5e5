export { isInTime, isPutBack, isRecent, isYounger, minutesSpan } from '../device/durations';
export {
  isOffered,
  etaOf,
  etaOfSlot,
  slotsOf,
  usualMinutes,
  type SlotRequest,
  type EtaWindow,
  type SlotDay,
} from './slots';
