export {
  bringBackReasons,
  cancelReasons,
  closingReasons,
  isBroughtBack,
  knownReason,
  type ClosingReason,
} from './closing-reasons';
export {
  mayBill,
  mayTakeBack,
  paperDue,
  quantitiesLeft,
  seriesOf,
  standingBill,
  type AskedPaper,
  type Billable,
  type PaperDraft,
} from './issue-papers';
export { minutesSinceJust } from './just-ordered';
export { readMoment, type Moment } from './moment';
export {
  handedOverAt,
  lifeOf,
  type HistoryStep,
  type IssuedPaper,
  type Order,
  type OrderChoice,
  type OrderLife,
  type OrderLine,
  type OrderBill,
  type OrderPayment,
  type TakenBack,
} from './order';
export {
  documentLife,
  documentPaper,
  documentVersion,
  type DocumentChoice,
  type DocumentItem,
  type DocumentPaper,
  type DocumentPricing,
  type Names,
  type OrderDocument,
} from './order-document';
export {
  cancelWithinMs,
  isFinal,
  knownStatus,
  mayMove,
  nextStatuses,
  orderActors,
  orderStatuses,
  stepBackWithinMs,
  type OrderActor,
  type OrderStatus,
  type OrderStep,
} from './order-states';
export {
  goodsWords,
  paper,
  sellerOf,
  sumsOf,
  type Billed,
  type BilledLine,
  type Paper,
  type PaperSum,
} from './papers';
export { readOrder } from './read-order';
export type { Seller } from './seller';
