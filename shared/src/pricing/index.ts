export { billLabel, billLabels, englishBillLabels } from './bill-labels';
export {
  deliveryCharge,
  discounted,
  findPromo,
  greatCircleKm,
  isRefused,
  makeBill,
  promoDiscount,
  promoRefusalText,
  roadKm,
  subtotalOf,
  taxWithin,
  underPromo,
  type Bill,
  type GoodsTax,
  type PricedLine,
  type PromoRefusal,
} from './bill';
export {
  formatMoney,
  fromRupees,
  groupDigits,
  parsePrice,
  shortMoney,
  toRupees,
  type Paise,
} from './money';
export { promoHint } from './promo-hint';
