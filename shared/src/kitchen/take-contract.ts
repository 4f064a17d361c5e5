import * as v from 'valibot';
import { LineInputSchema } from '../contracts/cart';
import { CoordinatesSchema } from '../contracts/location';
import { orderSources } from '../contracts/order-states';
import { isAddressed, isNamed } from '../contracts/field-rules';
import {
  billedTo,
  CustomerDetailsSchema,
  orderKinds,
  PhoneSchema,
  whatAndWhen,
} from '../contracts/place-order';
import { code } from '../contracts/text';
import { KitchenOrderSchema } from './kitchen-order';

/* Orders that the staff take, by phone or at the door. */

const { name, ...entries } = CustomerDetailsSchema.entries;

/** Who stands there may say nothing; who has it brought is asked for all of it. */
const TakenCustomerSchema = v.object({
  name: v.optional(v.union([v.literal(''), name]), ''),
  phone: v.optional(v.union([v.literal(''), PhoneSchema]), ''),
  address: v.optional(v.union([v.literal(''), entries.address]), ''),
  landmark: entries.landmark,
  specialInstructions: entries.specialInstructions,
  ...billedTo,
});

const kilometres = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * Body of `POST /api/kitchen/orders`, beside what a customer sends for an order: 201 with the order, 200 with that of the
 * same key, 409 with the new bill.
 */
export const TakeOrderRequestSchema = v.pipe(
  v.object({
    ...whatAndWhen,
    source: v.picklist(orderSources),
    kind: v.picklist(orderKinds),
    customer: TakenCustomerSchema,
    /** Where it goes, or how far that is: the one or the other of a delivery. */
    location: v.optional(v.nullable(CoordinatesSchema), null),
    km: v.optional(v.nullable(kilometres), null),
    /** Null where it is paid when it is handed over, or online. */
    paid: v.optional(v.nullable(v.picklist(['cash', 'upi'])), null),
  }),
  v.forward(
    v.check(({ kind, customer }) => kind === 'pickup' || customer.name !== '', code('missing')),
    ['customer', 'name'],
  ),
  v.forward(
    // Codes are counted by who uses them.
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

/** Answer of `POST /api/kitchen/orders`. */
export const TakenOrderSchema = v.object({
  order: KitchenOrderSchema,
  /** Of the page at which its customer follows it, and pays for it where it waits for its money. */
  path: v.string(),
  /** Until when its money is waited for; null where it is not. */
  until: v.nullable(v.string()),
});

/** Body of `POST /api/kitchen/customers`: a number that somebody calls from. */
export const CustomerRequestSchema = v.object({ phone: PhoneSchema });

/** Answer: what a number had delivered or collected in the last 90 days, as far as it is typed again; null where nothing. */
export const KnownCustomerSchema = v.object({
  customer: v.nullable(
    v.object({
      name: v.string(),
      address: v.string(),
      landmark: v.string(),
      location: v.nullable(CoordinatesSchema),
      km: v.nullable(v.number()),
      /** What is ordered most, of several the latest. */
      usual: v.array(LineInputSchema),
    }),
  ),
});

/** Body of `POST /api/kitchen/distance`; answers `{km}` as the order will be priced by. */
export const DistanceRequestSchema = CoordinatesSchema;
export const DistanceSchema = v.object({ km: v.number() });

export type TakeOrderRequest = v.InferOutput<typeof TakeOrderRequestSchema>;
export type TakenOrder = v.InferOutput<typeof TakenOrderSchema>;
export type KnownCustomer = NonNullable<v.InferOutput<typeof KnownCustomerSchema>['customer']>;
