import type { Order } from '@burger/shared/contracts';

/** A stored order of two Aloo Tikki Burgers for Asha, changed where a test says so. */
export const anOrder = (changes: Partial<Order> = {}): Order => ({
  orderId: 'BK123456789',
  customerId: 'asha',
  customerDetails: {
    name: 'Asha Rao',
    email: '',
    phone: '+919876543210',
    address: '12, 3rd Cross',
    landmark: '',
    specialInstructions: '',
  },
  items: [{ id: 1, name: 'Aloo Tikki Burger', price: 49, quantity: 2, image: 'aloo-tikki-burger' }],
  pricing: {
    subtotal: 98,
    promoDiscount: 0,
    appliedPromo: null,
    deliveryCharge: 0,
    cgst: 2.45,
    sgst: 2.45,
    total: 102.9,
  },
  location: { lat: 13.03, lng: 77.7, distance: 1.5 },
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  orderStatus: 'placed',
  createdAt: '2025-01-15T12:30:00.000Z',
  estimatedDeliveryTime: '2025-01-15T13:15:00.000Z',
  ...changes,
});
