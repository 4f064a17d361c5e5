import { PromoRequestSchema, type PromoRequest } from '@burger/shared/contracts';
import { isCounted } from '@burger/shared/pricing/promo-rules';
import { Router } from 'express';
import { type Customer, customerOf, requireSignIn, type VerifyToken } from '../../auth/signed-in';
import { limitByAddress, type Limits } from '../../http/limits';
import { checkedBody, readJson } from '../../http/requests';
import type { CachedShop } from '../../shop/cached-shop';
import { offerOf, promoWhy } from './price';
import type { OrderStore } from '../store/store';

interface PromoPorts {
  verifyToken: VerifyToken;
  orderStore: Pick<OrderStore, 'whyNoPromo'>;
  shop: CachedShop;
  limits: Pick<Limits, 'promos'>;
  now: () => Date;
}

/**
 * Returns why a promo code does not apply to a customer and cart now. Looks up only verified identities,
 * because a typed number would reveal who has ordered before.
 */
async function whyNot(
  { orderStore, shop, now }: PromoPorts,
  request: PromoRequest,
  { uid, phone }: Pick<Customer, 'uid' | 'phone'>,
): Promise<string | null> {
  const current = await shop.shop();
  const at = now().getTime();
  const offer = offerOf(request, null, current, { at });
  const store =
    offer.promo && isCounted(offer.promo)
      ? await orderStore.whyNoPromo(offer.promo, { customerId: uid, phones: phone ? [phone] : [] })
      : null;
  const ruled = offer.promo && store ? { promo: offer.promo, refusal: store } : offer.ruled;
  if (!ruled) return null;
  const published = await shop.published(current.version);
  return promoWhy(ruled, request.language, { now: current, words: published?.words ?? {} });
}

/** Serves `POST /promo` while a customer types a code; placing the order checks the code again. */
export function promoRoutes(ports: PromoPorts): Router {
  return Router().post(
    '/promo',
    limitByAddress(ports.limits.promos),
    requireSignIn(ports.verifyToken, 'Please sign in to use a code.'),
    readJson,
    async (request, response) => {
      const requested = checkedBody(PromoRequestSchema, request.body);
      response.json({ why: await whyNot(ports, requested, customerOf(response)) });
    },
  );
}
