import type { ShopBus } from '@burger/shared/bus';
import { createBus } from '@burger/shared/testing/bus';
import * as v from 'valibot';

const id = v.number();
const item = v.object({ id, name: v.string(), image: v.string(), price: v.string() });

/** The bus of a shell of contract 2, as far as it matters to the cart: it knows no lines and no shop. */
export const formerBus = (): ShopBus =>
  createBus({
    'cart/changed': {
      delivery: 'latest',
      schema: v.object({
        items: v.array(v.object({ ...item.entries, quantity: v.number() })),
        total: v.number(),
        promo: v.nullable(v.string()),
      }),
    },
    'cart/add-requested': { delivery: 'held', schema: v.object({ item }) },
    'cart/quantity-requested': { delivery: 'held', schema: v.object({ id, quantity: v.number() }) },
    'cart/remove-requested': { delivery: 'held', schema: v.object({ id }) },
    'cart/clear-requested': { delivery: 'held', schema: v.strictObject({}) },
    'cart/promo-requested': { delivery: 'held', schema: v.object({ code: v.string() }) },
  }) as unknown as ShopBus;
