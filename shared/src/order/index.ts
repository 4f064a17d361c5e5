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
export type { DocumentChoice, DocumentItem, Names, OrderDocument } from './order-document';
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
export { paper, sellerOf, sumsOf, type Paper, type PaperSum, type Seller } from './papers';
export {
  documentLife,
  handedOverAt,
  readLife,
  type DocumentLife,
  type HistoryStep,
  type OrderLife,
  type OrderPayment,
} from './read-life';
export { readOrder, type Order, type OrderChoice, type OrderLine } from './read-order';
