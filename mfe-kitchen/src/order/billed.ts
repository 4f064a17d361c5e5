import type { KitchenOrder } from '@burger/shared/kitchen';
import type { Billable, Billed } from '@burger/shared/order';

const noBill = {
  subtotal: null,
  discount: null,
  promo: '',
  delivery: null,
  cgst: null,
  sgst: null,
};

type Line = KitchenOrder['lines'][number];

/** What papers are made of, as the counter knows it. */
export const billed = ({
  kind,
  bill,
  total,
  lines,
  papers = [],
  seller = null,
}: KitchenOrder): Billed<Line> & Pick<Billable, 'papers'> => ({
  kind,
  bill: { ...noBill, ...bill, roundOff: bill?.roundOff ?? 0, total },
  lines,
  papers,
  seller,
});
