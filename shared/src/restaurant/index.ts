export { dayAfter, weekdayName } from './day-name';
export { formatTime, messages as timeWords, minutesOf } from './dial';
export { momentFormat, momentSpanFormat, timeFormat, timeSpanFormat } from './moment';
export { nextOpening, type NextOpening } from './next-opening';
export { openingState, takesOrders, type OpeningState } from './opening-hours';
export { daysBetween, whenText } from './when';
export {
  fill,
  fillText,
  ownFacts,
  pageYear,
  restaurant,
  yearsIn,
  type Named,
  type Restaurant,
} from './restaurant';
export { dayOf, wallClock, type OpeningDays } from './wall-clock';
export { telLink } from './tel-link';
export { openDays } from './open-days';
