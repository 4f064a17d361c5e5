import { readOrder, type DocumentItem, type Order, type OrderDocument } from '@burger/shared/order';
import { anOrder as anyOrder } from '@burger/shared/testing/an-order';
import type { StoredOrder } from '../checkout/draft/order-draft';

export const anItem = (changes: Partial<DocumentItem> = {}): DocumentItem => ({
  ...(anyOrder().items[0] as DocumentItem),
  image: 'aloo-tikki-burger',
  ...changes,
});

export const aHotItem: DocumentItem = anItem({
  id: 900,
  lineId: '900 heat/hot more/cheese "no onion please',
  name: 'Katte Special',
  price: 120,
  quantity: 1,
  choices: [
    { group: 'heat', choice: 'hot', name: 'Hot', price: 0 },
    { group: 'more', choice: 'cheese', name: 'Cheese slice', price: 20 },
  ],
  note: 'no onion please',
});

export const aDocument = (changes: Partial<OrderDocument> = {}): OrderDocument =>
  anyOrder({
    orderId: 'BK123456789',
    customerDetails: {
      ...anyOrder().customerDetails,
      name: 'Asha Rao',
      email: '',
      address: '12, 3rd Cross',
    },
    items: [anItem()],
    location: { lat: 13.03, lng: 77.7, distance: 1.5 },
    createdAt: '2025-01-15T12:30:00.000Z',
    estimatedDeliveryTime: '2025-01-15T13:15:00.000Z',
    estimatedDeliveryUntil: '2025-01-15T13:30:00.000Z',
    ...changes,
  });

export function aStoredOrder(changes: Partial<OrderDocument> = {}): StoredOrder {
  const document = aDocument(changes);
  const order = readOrder(document);
  if (!order) throw new Error('No order');
  return { order, document };
}

export const anOrder = (changes: Partial<OrderDocument> = {}): Order => aStoredOrder(changes).order;
