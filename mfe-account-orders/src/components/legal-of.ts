import { printedBill, type Order, type PrintedBill } from '@burger/shared/order';
import { pageRules } from '@burger/shared/page-shop';
import { restaurant } from '@burger/shared/restaurant';

/** The legal part of an order's bill, of our restaurant. */
export const legalOf = (bill: Order['bill']): PrintedBill =>
  printedBill(bill, { gst: pageRules.gst, fssai: restaurant.fssai });
