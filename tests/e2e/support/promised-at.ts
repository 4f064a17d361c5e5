import { readFileSync } from 'node:fs';
import type { Rules } from '@burger/shared/contracts';
import { etaOf } from '@burger/shared/times';

const rules = JSON.parse(readFileSync('tests/example/rules.json', 'utf8')) as Rules;

/** What a delivery as soon as possible is promised that is ordered at a moment (ISO), as its document holds it. */
export function promisedAt(createdAt: string) {
  const shop = { rules, closedDays: [], extraMinutes: 0 };
  const promise = etaOf({ kind: 'delivery', slot: null, at: new Date(createdAt), shop });
  return {
    slot: promise?.slot?.toISOString() ?? null,
    estimatedDeliveryTime: promise?.from.toISOString(),
    estimatedDeliveryUntil: promise?.to.toISOString(),
  };
}
