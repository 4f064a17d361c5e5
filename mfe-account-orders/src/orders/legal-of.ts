import {
  paper,
  sellerOf,
  type IssuedPaper,
  type Order,
  type Paper,
  type OrderLine,
} from '@burger/shared/order';
import { pageRules } from '@burger/shared/page-shop';
import { restaurant } from '@burger/shared/restaurant';

/** A paper that our restaurant has made out for an order; without one a summary of it. */
export const legalOf = (order: Order, issued: IssuedPaper | null = null): Paper<OrderLine> =>
  paper(order, sellerOf(pageRules.gst, restaurant), issued);
