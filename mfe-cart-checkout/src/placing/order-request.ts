import {
  PlaceOrderRequestSchema,
  type Coordinates,
  type PlaceOrderRequest,
} from '@burger/shared/contracts';
import { pageLanguage } from '@burger/shared/language';
import * as v from 'valibot';
import type { AgreedTime } from '../checkout/wanted-time';
import type { Agreement } from './agreement';
import type { Details } from './details';

interface Asked {
  agreed: Agreement;
  time: AgreedTime;
  details: Details;
  /** Null where nothing is delivered. */
  location: Coordinates | null;
}

/**
 * The body of `POST /api/orders` for what was agreed, in the form in which the server will store it.
 * Throws a ValiError when it does not fit; the page checks it first.
 */
export const writeRequest = (
  { agreed, time, details, location }: Asked,
  idempotencyKey: string,
): PlaceOrderRequest =>
  v.parse(PlaceOrderRequestSchema, {
    idempotencyKey,
    version: agreed.version,
    agreedTotal: agreed.total,
    lines: agreed.lines,
    promoCode: agreed.promo,
    ...time,
    language: pageLanguage,
    customer: details,
    location,
    paymentMethod: 'cod',
  });
