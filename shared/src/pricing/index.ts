export {
  deliveryCharge,
  makeBill,
  serviceValue,
  subtotalOf,
  type Bill,
  type BillRules,
  type PricedLine,
} from './bill';
export { goodsTaxes, type GoodsTax } from './goods-taxes';
export { greatCircleKm } from './distance';
export { formatMoney, fromRupees, parsePrice, shortMoney, toRupees, type Paise } from './money';
export { findPromo, isRefused, promoDiscount, promoRefusalText, type PromoRefusal } from './promo';
export { promoHint, type PromoHint } from './promo-hint';
