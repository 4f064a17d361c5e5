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

/** Converts an order of the kitchen counter to the input that bills are made from. */
export const billed = ({
  kind,
  bill,
  total,
  lines,
  papers = [],
  seller = null,
  customer,
  changes = [],
}: KitchenOrder): Billed<KitchenOrder['lines'][number]> & Pick<Billable, 'papers'> => ({
  kind,
  bill: { ...noBill, ...bill, roundOff: bill?.roundOff ?? 0, total },
  lines,
  papers,
  seller,
  customer,
  billedTo: {
    gstin: customer.gstin ?? '',
    legalName: customer.legalName ?? '',
    billingAddress: customer.billingAddress ?? '',
  },
  changes,
});
