import { outlookOf } from './order-outlook';

const placedAt = Date.parse('2026-11-21T13:00:00Z');
const minutes = (count: number) => placedAt + count * 60_000;
const order = (status: string) => ({
  status,
  createdAt: placedAt,
  estimatedAt: minutes(45),
});
const open = () => true;
const closed = () => false;

test('before it is accepted, the kitchen is waited for', () => {
  expect(outlookOf(order('placed'), minutes(1), open)).toEqual({
    kind: 'confirming',
    at: minutes(45),
  });
});

test.each(['confirmed', 'preparing', 'out_for_delivery'])(
  '%s: when it comes, in whole minutes from now',
  (status) => {
    expect(outlookOf(order(status), minutes(11.5), open)).toEqual({
      kind: 'arriving',
      at: minutes(45),
      minutes: 34,
    });
  },
);

test('an order whose time has passed is due, for as long as somebody may wait for it', () => {
  expect(outlookOf(order('preparing'), minutes(45), open)).toMatchObject({ kind: 'due' });
  expect(outlookOf(order('placed'), minutes(134), open)).toMatchObject({ kind: 'due' });
  expect(outlookOf(order('placed'), minutes(136), open)).toBeNull();
});

test('an order of the night waits for the kitchen to open', () => {
  expect(outlookOf(order('placed'), minutes(300), closed)).toEqual({ kind: 'opening' });
  expect(outlookOf(order('preparing'), minutes(600), closed)).toEqual({ kind: 'moving' });
  expect(outlookOf(order('placed'), minutes(24 * 60), closed)).toBeNull();
});

test.each(['delivered', 'cancelled', 'lost'])('%s is over', (status) => {
  expect(outlookOf(order(status), minutes(1), open)).toBeNull();
});

test('an order without its moments promises nothing', () => {
  expect(outlookOf({ ...order('placed'), createdAt: 'missing' }, minutes(1), open)).toBeNull();
  expect(outlookOf({ ...order('placed'), estimatedAt: 'invalid' }, minutes(1), open)).toBeNull();
});
