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
} from './restaurant';
export { telLink } from './tel-link';
