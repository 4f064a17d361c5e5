import type { OrderDocument } from '../order/order-document';

/** An order as it is stored: two burgers for Asha, for tests that change what they are about. */
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
  location: null,
  menuVersion: '0123456789ab',
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  orderStatus: 'placed',
  kind: 'delivery',
  createdAt: '2026-01-05T08:00:00.000Z',
  slot: null,
  estimatedDeliveryTime: '2026-01-05T08:45:00.000Z',
  estimatedDeliveryUntil: '2026-01-05T09:00:00.000Z',
  language: 'en',
  ...changes,
});
