import { pageRules } from '@burger/shared/shop/page';
import { render } from '@testing-library/react';
import { anOrder, anInvoice } from '../../testing/an-order';
import { blocksOf, type Printout } from './printouts';
import { Blocks } from '../queue/print-page';

const rules = { ...pageRules, upi: { address: 'katte@bank', name: 'Burger Katte' } };
const page = (printout: Printout) =>
  render(<Blocks blocks={blocksOf(printout, rules)} />).container.textContent;

// CGST Rule 46: number and date of a bill. Section 34 and Rule 53 (1A): those of a credit note and its bill.
test('a printed bill and credit note show their kind, number and date, and the bill credited', () => {
  const note = anInvoice({
    ...{ kind: 'creditNote', serial: 'BKC/2627/1', of: 'BK/2627/7' },
    taken: [{ line: 1, quantity: 1 }],
    bill: { ...anInvoice().bill, subtotal: 8900, delivery: 0, cgst: 70, sgst: 70, total: 9040 },
  });
  const order = anOrder({ status: 'delivered', payment: 'cash', papers: [anInvoice(), note] });
  const bill = page({ kind: 'bill', order, issued: anInvoice() });
  expect(bill).toContain('Tax Invoice');
  expect(bill).toMatch(/GSTIN \w{15} · FSSAI \d{14} · SAC \d{6}/);
  expect(bill).toContain('No. BK/2627/7, 21 Nov 2026, 12:30 PM');
  expect(bill).toContain('Order BK482130770, 21 Nov 2026, 12:00 PM');
  expect(bill).toContain('Paid in cash. Thank you!');
  const credit = page({ kind: 'bill', order, issued: note });
  expect(credit).toContain('Credit Note');
  expect(credit).toContain(
    'No. BKC/2627/1, 21 Nov 2026, 12:30 PM, for BK/2627/7 of 21 Nov 2026, 12:30 PM',
  );
  expect(credit).toContain('1 × Cold Coffee');
  expect(credit).toContain('₹90.40');
  expect(credit).not.toMatch(/Aloo Tikki|Delivery₹|Paid|Thank you/);
});

test.each([
  ['Paid online ₹200.00, Paid in cash ₹40.76. ', 'online', 4076],
  ['Paid in cash. ', 'cash', 4076],
  ['Paid online ₹250.00, Given back in cash ₹9.24. ', 'online', -924],
] as const)('a printed bill says how it was paid: %s', (words, payment, amount) => {
  const collected = { amount, by: 'cash' } as const;
  const order = anOrder({ status: 'delivered', payment, collected, papers: [anInvoice()] });
  expect(page({ kind: 'bill', order, issued: anInvoice() })).toContain(words);
});

test('a printed bill shows name, address and GSTIN of a business, and no recipient for others', () => {
  const business = { gstin: '27AAPFU0939F1ZV', legalName: 'Asha Foods' };
  const order = anOrder({ payment: 'cash', customer: { ...anOrder().customer, ...business } });
  const bill = page({ kind: 'bill', order, issued: anInvoice() });
  expect(bill).toContain(`Bill to Asha Foods, ${order.customer.address}GSTIN 27AAPFU0939F1ZV`);
  const plain = anOrder({ payment: 'cash' });
  expect(page({ kind: 'bill', order: plain, issued: anInvoice() })).not.toContain('Bill to');
});

test('an unpaid bill has a UPI QR code, and a paid bill has none', () => {
  const codes = (order: ReturnType<typeof anOrder>) =>
    blocksOf({ kind: 'bill', order, issued: anInvoice() }, rules).filter(({ is }) => is === 'qr');
  expect(codes(anOrder())).toMatchObject([
    { text: expect.stringContaining('pa=katte@bank&pn=Burger%20Katte&am=240.76') },
  ]);
  expect(codes(anOrder({ payment: 'upi' }))).toEqual([]);
});

test('printouts of an order taken by staff show its source and leave out a missing name', () => {
  const customer = { ...anOrder().customer, name: '' };
  const order = anOrder({ kind: 'pickup', source: 'door', customer });
  const ticket = page({ kind: 'ticket', order });
  expect(ticket).toMatch(/^0770BK482130770PICKUPat the door/);
  expect(ticket).toMatch(/3 pieces$/);
  expect(page({ kind: 'label', order })).toBe('0770BK482130770PICKUPat the door3 pieces');
});
