export { dayAfter, named as dayInWords, openingTimes, sittingsText } from '../hours/day-name';
export { hoursInWords, specialDaysFrom } from '../hours/special-days';
export {
  afterDays,
  accountingDayStartsAt,
  businessDay,
  dayOf,
  inAccounting,
  formatTime,
  messages as timeWords,
  minutesOf,
  onDial,
  sittingsOf,
  sittingsOn,
  wallClock,
  type OpeningDays,
  type OpeningRules,
} from '../hours/clock-time';
export {
  timestampFormat,
  timestampSpanFormat,
  timeFormat,
  timeSpanFormat,
} from '../hours/time-formats';
export {
  daysBetween,
  nextOpening,
  openingState,
  takesOrders,
  whenText,
  type NextOpening,
} from '../hours/opening-hours';
export {
  fill,
  fillText,
  officerInWords,
  ownFacts,
  pageYear,
  refundDays,
  restaurant,
  yearsIn,
  type Named,
} from '../restaurant/restaurant';
export { telLink } from '../restaurant/tel-link';
