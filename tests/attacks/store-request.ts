import fc from 'fast-check';
import { kind, type Attack, type StoreRefusal } from './attack';
import { root } from '../../local-backend/src/testing/start-firestore';
import { tokenOf } from '../token-of';

export type Wire = { [key: string]: unknown };
export const asha = `Bearer ${tokenOf('asha')}`;
/** Asha, or nobody at all. */
export const outsider = fc.constantFrom(asha, asha, null);

export const name = (path: string) => `${root}/${path}`;
export const id = fc.stringMatching(/^[A-Za-z0-9]{1,32}$/);
export const text = (value: string): Wire => ({ stringValue: value });
export const notText: fc.Arbitrary<Wire> = fc.oneof(
  fc.integer().map((value) => ({ integerValue: String(value) })),
  fc.boolean().map((value) => ({ booleanValue: value })),
  fc.constant({ mapValue: { fields: {} } }),
  fc.constant({ arrayValue: { values: [] } }),
  fc.constant({ timestampValue: '2026-01-02T03:04:05Z' }),
);
export const anything: fc.Arbitrary<Wire> = fc.oneof(
  notText,
  fc.string({ unit: 'grapheme' }).map(text),
);

/** A call of the store's protocol, by Asha unless said otherwise. */
export const call = (
  action: string,
  body: string,
  authorization: string | null = asha,
): Attack => ({
  path: `/v1/${root}:${action}`,
  headers: { 'content-type': 'text/plain' },
  authorization,
  body,
});
/** A commit of these writes. */
export const commit = (writes: unknown[], authorization: string | null = asha) =>
  call('commit', JSON.stringify({ writes }), authorization);
export const set = (path: string, fields: Wire, more: object = {}) => ({
  update: { name: name(path), fields },
  ...more,
});
export const only = (field: string) => ({ updateMask: { fieldPaths: [field] } });

/** A kind that the store refuses, by the rules unless said otherwise. */
export const denied = (
  title: string,
  attacks: fc.Arbitrary<Attack>,
  verdict: StoreRefusal = 'PERMISSION_DENIED',
) => kind(`store: ${title}`, verdict, attacks);
