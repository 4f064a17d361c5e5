import { aDocument, aHotItem, anItem, anOrder } from '../../testing/an-order';
import { chatLink, chatMessage } from './chat';

const order = anOrder({
  items: [anItem(), aHotItem],
  customerDetails: {
    ...aDocument().customerDetails,
    landmark: 'Lake & park',
    specialInstructions: 'Gate 2\nring #2',
  },
});

test('the chat message contains id, customer, address, total, payment, lines and instructions', () => {
  expect(chatMessage(order).split('\n')).toEqual([
    'Hello Burger Katte! I have placed order BK123456789.',
    'Delivery: 15 Jan 2025, 6:45–7:00 PM',
    'Customer: Asha Rao',
    'Phone: +919876543210',
    'Address: 12, 3rd Cross',
    'Landmark: Lake & park',
    'Total: ₹102.90',
    'Payment: Cash on Delivery',
    'Items:',
    '- 2 × Aloo Tikki Burger (₹98.00)',
    '- 1 × Katte Special (₹120.00)',
    '  Hot, Cheese slice',
    '  “no onion please”',
    'Instructions: Gate 2',
    'ring #2',
  ]);
});

test('the chat message adds the English dish name when the order is in another language', () => {
  const [line] = order.lines;
  const named = { ...line!, name: 'ಆಲೂ ಟಿಕ್ಕಿ ಬರ್ಗರ್', englishName: 'Aloo Tikki Burger' };
  expect(chatMessage({ ...order, lines: [named] })).toContain(
    '- 2 × ಆಲೂ ಟಿಕ್ಕಿ ಬರ್ಗರ್ (Aloo Tikki Burger) (₹98.00)',
  );
});

test('the chat link has only digits in its number and encodes every character of the message', () => {
  const link = new URL(chatLink(order));
  expect(link.origin + link.pathname).toBe('https://wa.me/919000000010');
  expect(link.searchParams.get('text')).toBe(chatMessage(order));
});
