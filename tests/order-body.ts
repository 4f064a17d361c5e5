import { randomBytes } from 'node:crypto';
import { orderBody } from '../functions/src/testing/order-body';

/** Returns a new order of two burgers and French fries: ₹149.05 with promo and tax. */
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
