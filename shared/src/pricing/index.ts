export {
  deliveryCharge,
  findPromo,
  greatCircleKm,
  isRefused,
  makeBill,
  promoDiscount,
  promoRefusalText,
  serviceValue,
  subtotalOf,
  type Bill,
  type BillRules,
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
export { promoHint, type PromoHint } from './promo-hint';
