export {
  accountingDayStartsAt,
  afterDays,
  businessDay,
  dayOf,
  formatTime,
  inAccounting,
  messages as timeWords,
  minutesOf,
  onDial,
  sittingsOf,
  sittingsOn,
  wallClock,
  type OpeningDays,
  type OpeningRules,
} from './clock-time';
export { dayAfter, named as dayInWords, openingTimes, sittingsText } from './day-name';
export {
  daysBetween,
  isUnusual,
  nextOpening,
  openingState,
  takesOrders,
  whenText,
  type NextOpening,
} from './opening-hours';
export { promisedText } from './promised-text';
export { promisedTextIn, promisedTextWithDate, type PromisedWords } from './promised-text-in';
export {
  isOffered,
  promisedTimeOf,
  promisedForSlot,
  slotsOf,
  usualMinutes,
  wayMinutesOf,
  type SlotRequest,
  type PromisedSlot,
  type SlotDay,
} from './slots';
export { hoursInWords, specialDaysFrom } from './special-days';
export { timeText, spanText, momentText, momentSpanText } from './time-formats';
