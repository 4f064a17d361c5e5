import { readBooked, type OrderDocument } from '@burger/shared/order';
import { anOrder } from '@burger/shared/testing/an-order';
import { finishedOrder } from './finished-order';

const at = (time: string) => `2026-01-05T${time}:00.000Z`;
const ms = (time: string) => Date.parse(at(time));
type Steps = Partial<Record<OrderDocument['orderStatus'], string | undefined>>;
const usual: Steps = {
  placed: '08:00',
  confirmed: '08:02',
  preparing: '08:10',
  out_for_delivery: '08:25',
  delivered: '08:50',
};

function finishedBy(steps: Steps, changes: Partial<OrderDocument> = {}) {
  const history = Object.entries(steps).flatMap(([status, time]) =>
    time === undefined
      ? []
      : [{ status: status as OrderDocument['orderStatus'], at: at(time), by: 'kitchen' as const }],
  );
  const order = readBooked(
    anOrder({
      ...{
        orderStatus: 'delivered',
        createdAt: at('08:00'),
        history,
        kind: 'delivery',
        slot: null,
      },
      location: { lat: 13, lng: 77.7, distance: 3.2 },
      ...changes,
    }),
  );
  return finishedOrder(order!);
}

test('finishedOrder measures cooking from acceptance and the ride from departure', () => {
  expect(finishedBy(usual)).toMatchObject({
    ...{ kind: 'delivery', slot: null, km: 3.2, ride: 25, placedAt: ms('08:00') },
    ...{ cookedFrom: ms('08:02'), readyAt: ms('08:25'), deliveredAt: ms('08:50') },
  });
});

test('finishedOrder uses the ready step as the end of cooking if there is one', () => {
  const steps = { ...usual, ready: '08:20' };
  expect(finishedBy(steps)).toMatchObject({ readyAt: ms('08:20'), ride: 25 });
});

test('finishedOrder measures cooking of an order for a slot from its preparing step', () => {
  const slot = at('08:30');
  expect(finishedBy(usual, { slot })).toMatchObject({ slot: ms('08:30'), cookedFrom: ms('08:10') });
});

test('a pickup has no ride', () => {
  const { out_for_delivery: _, ...steps } = usual;
  const pickup = finishedBy({ ...steps, ready: '08:20' }, { kind: 'pickup', location: null });
  expect(pickup).toMatchObject({ kind: 'pickup', km: null, ride: null, readyAt: ms('08:20') });
});

test.each<[string, Steps]>([
  ['without acceptance', { ...usual, confirmed: undefined }],
  ['that never left', { ...usual, out_for_delivery: undefined }],
  ['without delivery', { ...usual, delivered: undefined }],
  ['that left as soon as it was accepted', { ...usual, out_for_delivery: '08:02' }],
  ['that was accepted after it left', { ...usual, confirmed: '08:40' }],
  ['that was in the kitchen for hours', { ...usual, confirmed: '04:00' }],
  ['that was delivered as it left', { ...usual, delivered: '08:26' }],
  ['that was delivered hours later', { ...usual, delivered: '11:00' }],
])('finishedOrder returns null for an order %s', (_how, steps) =>
  expect(finishedBy(steps)).toBeNull(),
);
