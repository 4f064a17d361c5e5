import fc from 'fast-check';
import { kind, type Kind } from './attack';
import { agreementKinds, harmlessVersionKinds } from './agreement-kinds';
import { bodyKinds } from './body-kinds';
import { choiceKinds } from './choice-kinds';
import { composedKinds, replaced, typeKinds } from './field-kinds';
import { lineKinds } from './line-kinds';
import { requestKinds } from './request-kinds';
import { storeReadKinds } from './store-read-kinds';
import { storeWriteKinds } from './store-write-kinds';
import { tamperKinds } from './tamper-kinds';
import { typedKinds } from './text-kinds';
import { valueKinds } from './value-kinds';

/** Under this key another customer has placed an order before the attacks begin. */
export const takenKey = 'f'.repeat(32);

/** Every way in which a request to `POST /api/orders` is bad. */
export const orderKinds: Kind[] = [
  ...typeKinds,
  ...valueKinds,
  ...lineKinds,
  ...choiceKinds,
  ...agreementKinds,
  ...typedKinds,
  ...composedKinds,
  ...requestKinds,
  ...bodyKinds,
  ...tamperKinds,
  ...harmlessVersionKinds,
  kind(
    "the key of another customer's order",
    'forbidden',
    replaced('idempotencyKey', fc.constant(takenKey)),
  ),
];

/** Every way in which a request to the store itself is bad. */
export const storeKinds: Kind[] = [...storeWriteKinds, ...storeReadKinds];
