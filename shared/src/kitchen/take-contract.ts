import * as v from 'valibot';
import { LineInputSchema } from '../contracts/cart';
import { CoordinatesSchema } from '../contracts/location';
import { orderSources } from '../contracts/order-states';
import { isAddressed, isNamed, mapOrderFields } from '../contracts/order-fields';
import {
  CustomerDetailsSchema,
  orderKinds,
  PhoneSchema,
  requiredFields,
  whatAndWhen,
} from '../contracts/place-order';
import { code } from '../contracts/text';
import { KitchenOrderSchema } from './kitchen-order';

/* Orders that staff enter, for customers on the phone or at the door. */

const { email: _email, ...entries } = CustomerDetailsSchema.entries;

/** All fields are optional for a customer at the door; a delivery needs name, phone and address. */
const StaffOrderCustomerSchema = v.object({
  ...entries,
  ...mapOrderFields(requiredFields, (name) =>
    v.optional(v.union([v.literal(''), entries[name]]), ''),
  ),
});

const kilometres = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * Body of `POST /api/kitchen/orders`: the fields of a customer's order and some more.
 * 201 with the new order, 200 with the stored one for a repeated key, 409 with the new bill.
 */
export const TakeOrderRequestSchema = v.pipe(
  v.object({
    ...whatAndWhen,
    source: v.picklist(orderSources),
    kind: v.picklist(orderKinds),
    customer: StaffOrderCustomerSchema,
    /** A delivery needs its location or its distance, but not both. */
    location: v.optional(v.nullable(CoordinatesSchema), null),
    km: v.optional(v.nullable(kilometres), null),
    /** Null when it is paid on delivery or pickup, or online. */
    paid: v.optional(v.nullable(v.picklist(['cash', 'upi'])), null),
  }),
  v.forward(
    v.check(({ kind, customer }) => kind === 'pickup' || customer.name !== '', code('missing')),
    ['customer', 'name'],
  ),
  v.forward(
    // Use of promo codes is limited by phone number.
    v.check(
      ({ kind, customer, promoCode }) =>
        customer.phone !== '' || (kind === 'pickup' && promoCode === null),
      code('missing'),
    ),
    ['customer', 'phone'],
  ),
  v.forward(
    v.check(({ kind, customer }) => kind === 'pickup' || customer.address !== '', code('missing')),
    ['customer', 'address'],
  ),
  v.forward(
    v.check(({ customer }) => isNamed(customer), code('missing')),
    ['customer', 'legalName'],
  ),
  v.forward(
    v.check(({ kind, customer }) => kind === 'delivery' || isAddressed(customer), code('missing')),
    ['customer', 'billingAddress'],
  ),
  v.forward(
    v.check(
      ({ kind, location, km }) => kind === 'pickup' || (location === null) !== (km === null),
      'Say where it goes, or how far that is',
    ),
    ['location'],
  ),
);

export const StaffOrderSchema = v.object({
  order: KitchenOrderSchema,
  /** Path of the page where the customer tracks and, if needed, pays the order. */
  path: v.string(),
  /** Until when the order waits for its payment; null when it does not. */
  until: v.nullable(v.string()),
});

/** Body of `POST /api/kitchen/customers`: a caller's phone number. */
export const CustomerRequestSchema = v.object({ phone: PhoneSchema });

/** Response: details of the number's orders in the last 90 days, to prefill a new one; null without orders. */
export const KnownCustomerSchema = v.object({
  customer: v.nullable(
    v.object({
      name: v.string(),
      address: v.string(),
      landmark: v.string(),
      location: v.nullable(CoordinatesSchema),
      km: v.nullable(v.number()),
      /** The most frequent order, of several the latest. */
      usual: v.array(LineInputSchema),
    }),
  ),
});

/** Body of `POST /api/kitchen/distance`. Responds `{km}`, the distance that sets the delivery fee. */
export const DistanceRequestSchema = CoordinatesSchema;
export const DistanceSchema = v.object({ km: v.number() });

/** The request as sent, with optional fields left out. */
export type TakeOrderBody = v.InferInput<typeof TakeOrderRequestSchema>;
export type StaffOrder = v.InferOutput<typeof StaffOrderSchema>;
export type KnownCustomer = NonNullable<v.InferOutput<typeof KnownCustomerSchema>['customer']>;
