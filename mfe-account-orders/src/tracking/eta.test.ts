import { outlookOf } from './eta';

// Half past six on a Saturday evening at the restaurant.
const placedAt = Date.parse('2026-11-21T18:30:00+05:30');
const minutes = (count: number) => placedAt + count * 60_000;
const hours = (count: number) => minutes(count * 60);
const order = (status: string) => ({
  status,
  kind: status === 'ready' ? ('pickup' as const) : ('delivery' as const),
  createdAt: placedAt,
  estimatedAt: minutes(45),
  estimatedUntil: 'missing' as const,
});
test('before it is accepted, the kitchen is waited for', () => {
  expect(outlookOf(order('placed'), minutes(1))).toEqual({
    kind: 'confirming',
    at: minutes(45),
    until: null,
  });
});

test.each(['confirmed', 'preparing', 'out_for_delivery'])(
  '%s: when it comes, in whole minutes from now',
  (status) => {
    expect(outlookOf(order(status), minutes(11.5))).toEqual({
      kind: 'arriving',
      at: minutes(45),
      until: null,
      minutes: 34,
    });
  },
);

test('an order that waits at the counter comes no more by itself, for as long as somebody may fetch it', () => {
  expect(outlookOf(order('ready'), minutes(200))).toEqual({ kind: 'ready' });
  expect(outlookOf(order('ready'), hours(25))).toBeNull();
});

test('an order whose time has passed is due, for as long as somebody may wait for it', () => {
  expect(outlookOf(order('preparing'), minutes(45))).toMatchObject({ kind: 'due' });
  expect(outlookOf(order('placed'), minutes(134))).toMatchObject({ kind: 'due' });
  expect(outlookOf(order('placed'), minutes(136))).toBeNull();
});

test('an order for a chosen time is waited for until that is over', () => {
  const forSlot = {
    ...order('confirmed'),
    estimatedAt: hours(18),
    estimatedUntil: hours(18) + 30 * 60_000,
  };
  const { estimatedAt: at, estimatedUntil: until } = forSlot;
  expect(outlookOf(forSlot, minutes(1))).toMatchObject({ kind: 'arriving', at, until });
  expect(outlookOf(forSlot, hours(18) + 60_000)).toMatchObject({ kind: 'arriving', minutes: 1 });
  expect(outlookOf(forSlot, until)).toMatchObject({ kind: 'due', at, until });
  expect(outlookOf(forSlot, until + 91 * 60_000)).toBeNull();
});

test.each(['delivered', 'cancelled', 'lost'])('%s is over', (status) => {
  expect(outlookOf(order(status), minutes(1))).toBeNull();
});

test('an order without its moments promises nothing', () => {
  expect(outlookOf({ ...order('placed'), createdAt: 'missing' }, minutes(1))).toBeNull();
  expect(outlookOf({ ...order('placed'), estimatedAt: 'invalid' }, minutes(1))).toBeNull();
});
