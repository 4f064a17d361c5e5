import { IdempotencyKeySchema } from '@burger/shared/contracts';
import * as v from 'valibot';
import { randomKey } from './device';

test('32 hex digits, never the same', () => {
  const keys = Array.from({ length: 200 }, randomKey);
  expect(keys.every((key) => v.is(IdempotencyKeySchema, key))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
