import fc from 'fast-check';
import { agreementKinds } from './agreement-kinds';
import { kindsOf, type Kind } from './attack';
import { composedKinds, replaced, typeKinds } from './fields';
import { lineKinds } from './line-kinds';
import { requestKinds } from './request-kinds';
import { tamperKinds } from './tamper-kinds';
import { valueKinds } from './value-kinds';

/** An idempotency key under which another customer places an order before the attacks. */
export const usedKey = 'f'.repeat(32);

export const orderKinds: Kind[] = [
  ...typeKinds,
  ...valueKinds,
  ...lineKinds,
  ...agreementKinds,
  ...composedKinds,
  ...requestKinds,
  ...tamperKinds,
  ...kindsOf('the key of ', 'forbidden', {
    "another customer's order": replaced('idempotencyKey', fc.constant(usedKey)),
  }),
];
