import { Timestamp } from 'firebase-admin/firestore';
import type { Random } from '../../week/random';

const base = Date.parse('2026-01-05T08:00:00Z');
const minuteMs = 60_000;

/** A field transform or a deletion instead of a field value. */
export class Sentinel {
  constructor(
    readonly kind: 'increment' | 'server time' | 'delete',
    readonly by = 0,
  ) {}
}

export type Data = Record<string, unknown>;

export const momentOf = (random: Random, minutes: number): Timestamp =>
  Timestamp.fromMillis(base + random.whole(0, minutes - 1) * minuteMs);

const texts = ['', 'a', 'b', 'asha', 'bhim', 'placed', 'ಮಸಾಲ', '🍔', 'Z', '\uffff', 'a\u0000b'];

const common: ((random: Random) => unknown)[] = [
  () => null,
  (random) => random.chance(0.5),
  (random) => random.whole(0, 4),
  (random) => random.whole(-5, 4) + 0.5,
  (random) => random.pick(texts),
  (random) => momentOf(random, 6),
  (random) =>
    new Timestamp(1_767_600_000 + random.whole(0, 2), random.pick([0, 1000, 123_456_000])),
  (random) => Array.from({ length: random.whole(0, 3) }, () => random.pick(['a', 'b', 1, null])),
  (random) => ({
    x: random.whole(0, 2),
    ...(random.chance(0.5) && { y: random.pick(['p', null]) }),
  }),
  () => ({}),
];

const rare: typeof common = [
  () => Number.NaN,
  () => -0,
  () => Infinity,
  () => -Infinity,
  () => Number.MAX_SAFE_INTEGER,
  () => 1e300,
  (random) => 'x'.repeat(random.pick([1499, 1500, 1501, 1600])) + random.pick(['a', 'b']),
  (random) => Buffer.from([random.whole(0, 2), 255]),
  () => new Timestamp(-1, 999_999_999),
  (random) => new Timestamp(1_767_600_000, random.pick([1, 999, 1001, 123_456_789])),
  () => [],
  (random) => ({ deep: { deeper: { deepest: random.whole(0, 1) } } }),
];

export const valueOf = (random: Random): unknown => random.pick([...common, ...rare])(random);

const orValue = (random: Random, usual: unknown) => (random.chance(0.8) ? usual : valueOf(random));

/** Returns a document with some or all of the fields that the functions' queries use, or with odd ones. */
export function documentOf(random: Random): Data {
  const has = (share: number, field: Data) => (random.chance(share) ? field : {});
  const tags = Array.from({ length: random.whole(0, 3) }, () => random.pick(['a', 'b', 'c']));
  const map = { x: valueOf(random), ...has(0.5, { y: valueOf(random) }) };
  return {
    ...has(0.9, { customerId: random.pick(['asha', 'bhim', '']) }),
    ...has(0.8, { orderStatus: random.pick(['placed', 'confirmed', 'cancelled']) }),
    ...has(0.8, { createdAt: orValue(random, momentOf(random, 20)) }),
    ...has(0.7, { open: orValue(random, random.chance(0.5)) }),
    ...has(0.7, { n: valueOf(random) }),
    ...has(0.5, { tags: orValue(random, tags) }),
    ...has(0.6, { m: orValue(random, map) }),
    ...has(0.3, { online: { askAt: random.pick(['2026-01-05T08:00:00.000Z', null, '']) } }),
  };
}

const paths = ['n', 'm.x', 'm.y', 'm', 'open', 'tags', 'online.askAt', 'fresh', 'customer.phone'];
const overlaps = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

export function changesOf(random: Random): Data {
  const changes: Data = {};
  for (let many = random.whole(1, 3); many > 0; many -= 1) {
    const path = random.pick(paths);
    if (Object.keys(changes).some((other) => overlaps(path, other))) continue;
    changes[path] = random.pick([
      valueOf(random),
      valueOf(random),
      new Sentinel('increment', random.pick([1, -1, 2.5, 0])),
      new Sentinel('server time'),
      new Sentinel('delete'),
    ]);
  }
  return changes;
}
