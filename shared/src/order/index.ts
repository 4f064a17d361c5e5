export {
  bringBackReasons,
  cancelReasons,
  closingReasons,
  isBroughtBack,
  knownReason,
  type ClosingReason,
} from './closing-reasons';
export { minutesSinceJust } from './just-ordered';
export { readMoment, type Moment } from './moment';
export {
  handedOverAt,
  lifeOf,
  type HistoryStep,
  type Order,
  type OrderChoice,
  type OrderLife,
  type OrderLine,
  type OrderPayment,
} from './order';
export {
  documentLife,
  type DocumentChoice,
  type DocumentItem,
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
  type Paper,
  type PaperSum,
} from './papers';
export { readOrder } from './read-order';
export type { Seller } from './seller';
