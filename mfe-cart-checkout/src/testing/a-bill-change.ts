import type { BillChange } from '@burger/shared/contracts';

/** The server has counted a longer way: ₹217.36 are ₹238.36 now. Changed where a test says so. */
export const aBillChange = (changes: Partial<BillChange> = {}): BillChange => ({
  version: 'abcdef012345',
  revision: 7,
  bill: {
    subtotal: 18_700,
    discount: 0,
    delivery: 4_000,
    cgst: 568,
    sgst: 568,
    roundOff: 0,
    total: 23_836,
  },
  promo: null,
  km: 5.4,
  lines: [],
  ...changes,
});
