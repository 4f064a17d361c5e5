import type { OrderDocument } from '../order/order-document';

/** Creates a stored order of two burgers for the customer Asha, with changes. */
export const anOrder = (changes: Partial<OrderDocument> = {}): OrderDocument => ({
  orderId: 'BK000000001',
  trackingKey: '0123456789abcdef0123456789abcdef',
  customerId: 'asha',
  customerDetails: {
    name: 'Asha',
    email: 'asha@example.in',
    phone: '+919876543210',
    address: '12 Lake View Road',
    landmark: '',
    specialInstructions: '',
  },
  items: [
    {
      id: 1,
      lineId: '1',
      name: 'Aloo Tikki Burger',
      price: 49,
      quantity: 2,
      image: '',
      choices: [],
      note: '',
    },
  ],
  pricing: {
    subtotal: 98,
    promoDiscount: 0,
    appliedPromo: null,
    deliveryCharge: 0,
    cgst: 2.45,
    sgst: 2.45,
    total: 102.9,
  },
  seller: {
    scheme: 'regular',
    gstin: '29ABCDE1234F1Z5',
    sac: '996331',
    cgst: 250,
    sgst: 250,
    name: 'Burger Katte',
    legalName: 'Burger Katte Foods LLP',
    address: 'Burger Katte, 14 Kithaganur Main Road, Kithaganur, Bengaluru 560036, Karnataka',
    fssai: '11224999000123',
    placeOfSupply: 'Karnataka',
  },
  location: null,
  menuVersion: '0123456789ab',
  paymentMethod: 'cod',
  kind: 'delivery',
  orderStatus: 'placed',
  open: true,
  revision: 1,
  history: [{ status: 'placed', at: '2026-01-05T08:00:00.000Z', by: 'customer' }],
  addedMinutes: 0,
  reason: null,
  rider: null,
  paymentStatus: 'pending',
  paidBy: null,
  createdAt: '2026-01-05T08:00:00.000Z',
  attendedFrom: '2026-01-05T08:00:00.000Z',
  slot: null,
  estimatedDeliveryTime: '2026-01-05T08:45:00.000Z',
  estimatedDeliveryUntil: '2026-01-05T09:00:00.000Z',
  language: 'en',
  version: 3,
  papers: [],
  ...changes,
});

/** Returns the fields of a stored order paid online by one payment, in rupees. */
export const paidOnline = (
  amount = 102.9,
  { at = '2026-01-05T08:00:00.000Z', fee = null }: { at?: string; fee?: number | null } = {},
) =>
  ({
    ...{ paymentMethod: 'online', paymentStatus: 'paid', paidBy: 'online' },
    online: {
      ...{ state: 'paid', amount, until: at, attempt: 'a1', paidBy: 'p1' },
      ...{ refunds: [], askAt: null, owedSince: null },
      payments: [{ id: 'p1', amount, fee, at }],
    },
  }) satisfies Partial<OrderDocument>;

export const aBilledOrder = (changes: Partial<OrderDocument> = {}): OrderDocument => {
  const order = anOrder({ orderStatus: 'delivered', ...changes });
  const none = { of: '', reason: '', taken: [], press: '' };
  const at = '2026-01-05T09:00:00.000Z';
  const { pricing } = order;
  return { ...order, papers: [{ kind: 'bill', serial: 'BK/2526/7', at, pricing, ...none }] };
};
