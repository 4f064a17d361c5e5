import { randomBytes } from 'node:crypto';
import { orderBody } from '../functions/src/testing/order-body';

/** What a page sends for two burgers and French fries, under a key of its own: with a promo and tax, ₹149.05. */
export const makeOrder = () =>
  orderBody({
    idempotencyKey: randomBytes(16).toString('hex'),
    lines: [
      { dishId: 1, quantity: 2, choices: [], note: 'Well done, please' },
      { dishId: 19, quantity: 1, choices: [], note: '' },
    ],
    promoCode: 'WELCOME15',
    agreedTotal: 14_905,
  });
