import type { Shop } from '@burger/shared/contracts';
import { recipientOf } from '@burger/shared/order';
import { fromRupees } from '@burger/shared/pricing';
import { Refusal } from '../../http/errors';
import type { RequestedOrder } from './price';

/** Throws a Refusal if the bill would lack a legally required recipient (CGST Rule 46 (e)). */
export function refuseUnnamed(request: RequestedOrder, total: number) {
  const { customer } = request;
  const { isRequired, name, address } = recipientOf({
    ...{ customer, billedTo: customer },
    bill: { total: fromRupees(total) },
  });
  if (!isRequired || (name && address)) return;
  throw new Refusal(
    'invalid',
    'A bill of ₹50,000 or more has to name its recipient and an address. Please enter both.',
    {
      field: `customer.${name ? 'billingAddress' : 'name'}`,
      reason: 'bill-needs-recipient',
    },
  );
}

/** Throws a Refusal for a bill to the restaurant itself, which no return may list. */
export function refuseOwnGstin({ customer: { gstin } }: RequestedOrder, { gst }: Shop['rules']) {
  if (!gstin || gstin !== gst.gstin) return;
  throw new Refusal(
    'invalid',
    'This is the GSTIN of the restaurant. Please enter the GSTIN of your business.',
    { field: 'customer.gstin', reason: 'own-gstin' },
  );
}
