import type { CustomerLocation } from '@burger/shared/contracts';
import { menu } from '@burger/shared/testing/a-shop';
import { billedKm, deliveryTo } from './delivery';

const known: CustomerLocation = {
  status: 'known',
  coordinates: { lat: 13, lng: 77.7 },
  locality: 'K R Puram',
  problem: null,
};
const to = (location: CustomerLocation | undefined, km: number | null) =>
  deliveryTo(location, km, menu.rules.delivery);

test.each([
  [2, 0, true],
  [2.001, 1_000, true],
  [10, 8_000, true],
  [10.001, 9_000, false],
])('a delivery over %f km costs %i paise and has reachable=%s', (km, charge, reachable) => {
  expect(to(known, km)).toEqual({ status: 'known', km, charge, reachable });
});

test('billedKm is null when the delivery address is out of range', () => {
  expect(billedKm(to(known, 10))).toBe(10);
  expect(billedKm(to(known, 10.001))).toBeNull();
});

test('the last known coordinates still give a delivery distance while a new location lookup fails', () => {
  expect(to({ ...known, status: 'failed' }, 3)).toMatchObject({ status: 'known', km: 3 });
});

test('billedKm is null for a pickup order', () => {
  expect(billedKm({ status: 'pickup' })).toBeNull();
});
