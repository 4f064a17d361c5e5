import { paper, sellerOf, type Billed, type Paper } from '@burger/shared/order';
import { pageRules } from '@burger/shared/page-shop';
import { restaurant } from '@burger/shared/restaurant';

/** The paper that our restaurant makes out for an order. */
export const legalOf = (order: Billed): Paper => paper(order, sellerOf(pageRules.gst, restaurant));
