import { plannedLoad } from './mixed-load';

test('a hundred times as much comes in the same time, spread evenly', () => {
  const load = plannedLoad(100, 10);
  const many = (kind: string) => load.filter((one) => one.kind === kind).length;
  expect([many('orders'), many('track'), many('shop')]).toEqual([50, 4500, 1670]);
  expect(load.filter(({ at }) => at < 5).length).toBe(load.length / 2);
  expect(Math.max(...load.map(({ at }) => at))).toBeLessThan(10);
});

test('however little comes, there is one of each kind', () => {
  expect(new Set(plannedLoad(1, 1).map(({ kind }) => kind))).toEqual(
    new Set(['orders', 'track', 'shop']),
  );
});
