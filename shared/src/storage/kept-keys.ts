/**
 * Keys that are known beyond the package that keeps them: before its first paint a page looks whether there is
 * something under them, so that it can show the right one of two states, and the right language.
 */
export const keptKeys = {
  /** `yes` while somebody is signed in on this device. */
  signedIn: 'burger.signed-in',
  /** Who that is. */
  customer: 'burger.customer',
  /** The last orders of who is signed in on this device. */
  usual: 'burger.usual',
  /** The words with which My Orders began last, of who is signed in on this device. */
  seenOrders: 'burger.orders-seen',
  /** The language that was chosen instead of English, on this device. */
  language: 'burger.language',
  /** The cart, on this device. */
  cart: 'burger.cart',
  /** `pickup` where the customer collects orders, on this device. */
  orderKind: 'burger.order-kind',
  /** The order that was just placed, in this tab. */
  placedOrder: 'burger.placed-order',
  /** Links of the customer's orders that are under way, on this device. */
  underWay: 'burger.orders-under-way',
} as const;
