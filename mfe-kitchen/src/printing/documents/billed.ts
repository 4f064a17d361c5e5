import { billedToNames, forBillParts } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import type { Billable, Billed } from '@burger/shared/order';
import { texts } from '@burger/shared/platform/reading';

const noBill = { ...forBillParts(null, 0), promo: '' };

/** Converts an order of the kitchen counter to the input that bills are made from. */
export const billed = ({
  kind,
  bill,
  total,
  lines,
  papers,
  seller = null,
  customer,
  changes = [],
}: KitchenOrder): Billed<KitchenOrder['lines'][number]> & Pick<Billable, 'papers'> => ({
  kind,
  bill: { ...noBill, ...bill, total },
  lines,
  papers,
  seller,
  customer,
  billedTo: texts(billedToNames, customer),
  changes,
});
