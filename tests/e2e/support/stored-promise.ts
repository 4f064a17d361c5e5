import { readFileSync } from 'node:fs';
import type { Rules } from '@burger/shared/contracts';
import { promisedTimeOf } from '@burger/shared/hours';

const rules = JSON.parse(readFileSync('tests/example/rules.json', 'utf8')) as Rules;

/** Returns the promised times of a delivery ordered as soon as possible at an ISO time. */
export function storedPromiseAt(createdAt: string) {
  const shop = { rules, closedDays: [], extraMinutes: 0 };
  const promise = promisedTimeOf({ kind: 'delivery', slot: null, at: new Date(createdAt), shop });
  return {
    slot: promise?.slot?.toISOString() ?? null,
    estimatedDeliveryTime: promise?.promisedFrom.toISOString(),
    estimatedDeliveryUntil: promise?.promisedTo.toISOString(),
  };
}
