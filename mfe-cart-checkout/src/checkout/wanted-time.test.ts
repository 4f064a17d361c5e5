import { aShop } from '@burger/shared/testing/shop';
import { agreedTime, wantedTime } from './use-when';

const at = (time: string, date = '2026-11-22') => new Date(`${date}T${time}:00+05:30`);
const iso = (time: string, date?: string) => at(time, date).toISOString();
const shop = aShop();
const none = new Set<number>();

test('a chosen time stays chosen as long as it can be had', () => {
  const wanted = { kind: 'pickup' as const, slot: iso('15:00') };
  expect(wantedTime(wanted, shop, at('13:00'), none)).toMatchObject({ isLost: false });
  expect(agreedTime(wantedTime(wanted, shop, at('13:00'), none)).slot).toBe(iso('15:00'));
  const lost = { chosen: null, isLost: true };
  expect(wantedTime(wanted, shop, at('14:50'), none)).toMatchObject(lost);
  expect(wantedTime(wanted, shop, at('13:00'), new Set([at('15:00').getTime()]))).toMatchObject(
    lost,
  );
  const closed = aShop({ closedDays: ['2026-11-22'] });
  expect(wantedTime(wanted, closed, at('13:00'), none)).toMatchObject(lost);
  const damaged = { ...wanted, slot: 'soon' };
  expect(wantedTime(damaged, shop, at('13:00'), none)).toMatchObject(lost);
});

test('where nobody can collect an order any more it is delivered', () => {
  const { rules } = shop;
  const without = { ...shop, rules: { ...rules, pickup: null } };
  const time = wantedTime({ kind: 'pickup', slot: null }, without, at('13:00'), none);
  expect(time.kind).toBe('delivery');
});
