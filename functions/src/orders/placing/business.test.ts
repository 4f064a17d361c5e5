import { sheetsOf } from '@burger/shared/accounting';
import { MonthPageSchema } from '@burger/shared/kitchen';
import { readOrder } from '@burger/shared/order';
import * as v from 'valibot';
import { codeIn, orderIn, testCounter } from '../../testing/counter';
import { newKey, orderBody } from '../../testing/fake-ports';

// CGST Rule 46 (d) and (e): the recipient named on a tax invoice. Rule 59: the sales listed individually in
// GSTR-1.

const counter = testCounter();
const business = {
  gstin: '27AAPFU0939F1ZV',
  legalName: 'Asha Foods Pvt Ltd',
  billingAddress: '7 MG Road, Bengaluru',
};
const { customer, ...ordered } = orderBody();
const billedTo = (changes: object = business) => ({ customer: { ...customer, ...changes } });
const soldTo = async (changes?: object) => {
  const key = await counter.place(billedTo(changes));
  await counter.walk(key, 'confirmed', 'preparing', 'out_for_delivery', 'delivered');
  return key;
};
const askBilledTo = async (token: string) =>
  (await counter.site.send('/api/me/billed-to', { token })).body;

test('an order stores the business on its bill, and omits business fields without one', async () => {
  const [plain, billed] = [await counter.place(), await counter.place(billedTo())];
  expect(counter.orderStore.orders.get(billed)?.customerDetails).toMatchObject(business);
  expect(readOrder(counter.orderStore.orders.get(billed))?.billedTo).toEqual(business);
  expect(counter.orderStore.orders.get(plain)?.customerDetails).not.toHaveProperty('gstin');
});

test.each([
  { ...business, gstin: '29ABCDE1234F1Z5' },
  { ...business, legalName: ' ' },
])('an order with invalid business details gets 400: %j', async (wrong) => {
  const body = { ...orderBody(), ...billedTo(wrong) };
  const answer = await counter.site.send('/api/orders', { body, token: 'asha' });
  expect([answer.status, codeIn(answer)]).toEqual([400, 'invalid']);
});

test('GET /me/billed-to returns the business of the latest order until the account is deleted', async () => {
  expect(await askBilledTo('asha')).toEqual({ billedTo: null });
  const key = await soldTo();
  await counter.sold();
  expect(await askBilledTo('asha')).toEqual({ billedTo: business });
  expect(await askBilledTo('ravi')).toEqual({ billedTo: null });
  const { store } = counter.ports.person;
  expect(JSON.stringify(await store.gather('asha', null))).toContain(business.gstin);
  await store.erase('asha', null);
  expect(await askBilledTo('asha')).toEqual({ billedTo: null });
  expect(counter.orderStore.orders.get(key)?.customerDetails).toMatchObject({
    ...business,
    ...{ name: '', phone: '', address: '' },
  });
});

const month = async () =>
  v.parse(MonthPageSchema, (await counter.get('/month?month=2026-01&after=', 'owner')).body).papers;

test('GSTR-1 lists sales to businesses in table 4A and their credit notes in 9B, not under B2C', async () => {
  await counter.sold();
  const key = await soldTo();
  const reserved = { taken: [], amount: 1050, reason: 'cold', press: 'press-back' };
  await counter.post(`/orders/${key}/credit-note`, reserved);
  const invoices = await month();
  const empty = { refunds: [], online: [], movements: [], advances: [], damaged: [] };
  const sheets = sheetsOf({ month: '2026-01', papers: invoices, ...empty });
  const rows = (name: string) => sheets.find((sheet) => sheet.name === name)!.rows;
  expect(rows('GSTR-1 4A B2B')).toEqual([
    [
      ...['27AAPFU0939F1ZV', 'Asha Foods Pvt Ltd', 'BK/2526/2', '2026-01-05', 102.9],
      ...['29-Karnataka', 'N', 'Regular B2B', 5, 98, 0, 2.45, 2.45, 0],
    ],
  ]);
  expect(rows('GSTR-1 9B Credit notes')).toEqual([
    [
      ...['27AAPFU0939F1ZV', 'Asha Foods Pvt Ltd', 'BKC/2526/1', '2026-01-05', 'C'],
      ...['29-Karnataka', 'N', 'Regular B2B', 10.5, 5, 10, 0, 0.25, 0.25, 0],
    ],
  ]);
  expect(rows('GSTR-1 7 B2C others')[0]).toEqual(['OE', '29-Karnataka', 5, 98, 0, 2.45, 2.45, 0]);
  expect(rows('GSTR-1 12 HSN (B2B)')[0]).toEqual(expect.arrayContaining(['996331', 88]));
  expect(rows('GSTR-1 12 HSN (B2C)')[0]).toEqual(expect.arrayContaining(['996331', 98]));
  expect(rows('Register')[1]).toEqual(expect.arrayContaining([business.gstin]));
});

test('a credit note after the account was deleted is in table 9B like the bill of the business', async () => {
  const key = await soldTo();
  await counter.ports.person.store.erase('asha', null);
  const requested = { taken: [], amount: 1050, reason: 'cold', press: 'press-back' };
  await counter.post(`/orders/${key}/credit-note`, requested);
  const recipient = { gstin: business.gstin, name: business.legalName };
  expect(await month()).toMatchObject([
    { kind: 'bill', recipient },
    { kind: 'creditNote', recipient },
  ]);
});

test.each([
  ['with an unknown state code', '99AAPFU0939F1ZK', undefined],
  ['of the restaurant', '29ABCDE1234F1ZW', 'own-gstin'],
])('the counter rejects an order billed to a GSTIN %s', async (_, gstin, reason) => {
  const body = { ...ordered, idempotencyKey: newKey(), kind: 'pickup', source: 'door' };
  const answer = await counter.post('/orders', {
    ...body,
    ...{ customer: { ...business, gstin, name: 'Asha' }, location: null, agreedTotal: 10_290 },
  });
  expect(answer).toMatchObject({ status: 400, body: { error: { field: 'customer.gstin' } } });
  expect((answer.body as { error: { reason?: string } }).error.reason).toBe(reason);
});

// 11 lines of 99 burgers at ₹49.
const large = Array.from({ length: 11 }, (_, tray) => ({
  ...{ dishId: 1, quantity: 99, choices: [], note: `Tray ${tray}` },
}));

test('a pickup order of ₹50,000 or more requires a billing address', async () => {
  const take = async (who: object) => {
    const requested = {
      ...{ ...ordered, idempotencyKey: newKey(), kind: 'pickup', source: 'door' },
      ...{ customer: who, lines: large },
    };
    const offered = await counter.post('/orders', requested);
    const { change } = offered.body as { change?: { bill: { total: number } } };
    const answer = change
      ? await counter.post('/orders', { ...requested, agreedTotal: change.bill.total })
      : offered;
    const { error } = answer.body as { error?: { field: string; message: string } };
    return error ?? orderIn(answer).customer.name;
  };
  expect(await take({})).toMatchObject({ field: 'customer.name' });
  expect(await take({ name: 'Asha' })).toMatchObject({
    field: 'customer.billingAddress',
    message: expect.stringContaining('₹50,000 or more') as string,
  });
  expect(await take({ name: 'Asha', billingAddress: '7 MG Road' })).toBe('Asha');
});

test('an order without name and address cannot be changed to a total of ₹50,000 or more', async () => {
  const body = { ...ordered, idempotencyKey: newKey(), kind: 'pickup', source: 'door' };
  const created = await counter.post('/orders', {
    ...{ ...body, customer: {}, location: null, agreedTotal: 10_290 },
  });
  const [, ...more] = large;
  const lines = [{ line: 0, quantity: 99, note: '' }, ...more];
  const offer = await counter.post(`/orders/${orderIn(created).key}/offer`, { lines, after: 0 });
  expect(offer).toMatchObject({
    status: 400,
    body: { error: { reason: 'bill-needs-recipient' } },
  });
});
