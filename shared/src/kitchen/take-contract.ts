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

/** All details are optional for a customer at the counter; a delivery requires name, phone and address. */
const StaffOrderCustomerSchema = v.object({
  ...entries,
  ...mapOrderFields(requiredFields, (name) =>
    v.optional(v.union([v.literal(''), entries[name]]), ''),
  ),
});

const kilometres = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * Body of `POST /api/kitchen/orders`, with the fields of a customer's order and some more. Responds 201 with
 * the new order, 200 with the stored one for a repeated key, 409 with the new bill.
 */
export const TakeOrderRequestSchema = v.pipe(
  v.object({
    ...whatAndWhen,
    source: v.picklist(orderSources),
    kind: v.picklist(orderKinds),
    customer: StaffOrderCustomerSchema,
    /** A delivery requires its location or its distance, but not both. */
    location: v.optional(v.nullable(CoordinatesSchema), null),
    km: v.optional(v.nullable(kilometres), null),
    /** Payment method if the customer has paid; null if they pay online, on delivery or on pickup. */
    paid: v.optional(v.nullable(v.picklist(['cash', 'upi'])), null),
  }),
  v.forward(
    v.check(({ kind, customer }) => kind === 'pickup' || customer.name !== '', code('missing')),
    ['customer', 'name'],
  ),
  v.forward(
    // Uses of promo codes are limited by phone number, so a code requires one.
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
  /** Path of the page on which the customer tracks and, if necessary, pays the order. */
  path: v.string(),
  /** Until when the order waits for its payment; null if it does not wait. */
  until: v.nullable(v.string()),
});

/** Body of `POST /api/kitchen/customers`: a caller's phone number. */
export const CustomerRequestSchema = v.object({ phone: PhoneSchema });

/** Response: details from the number's orders of the last 90 days, to prefill a new one; null if none. */
export const KnownCustomerSchema = v.object({
  customer: v.nullable(
    v.object({
      name: v.string(),
      address: v.string(),
      landmark: v.string(),
      location: v.nullable(CoordinatesSchema),
      km: v.nullable(v.number()),
      /** Lines of the most frequent order; the latest of several. */
      usual: v.array(LineInputSchema),
    }),
  ),
});

/** Body of `POST /api/kitchen/distance`. Responds `{km}`, from which the delivery fee is computed. */
export const DistanceRequestSchema = CoordinatesSchema;
export const DistanceSchema = v.object({ km: v.number() });

/** The request as sent, with optional fields left out. */
export type TakeOrderBody = v.InferInput<typeof TakeOrderRequestSchema>;
export type StaffOrder = v.InferOutput<typeof StaffOrderSchema>;
export type KnownCustomer = NonNullable<v.InferOutput<typeof KnownCustomerSchema>['customer']>;
