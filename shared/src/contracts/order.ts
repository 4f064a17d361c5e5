import * as v from 'valibot';
import { CoordinatesSchema } from './location';
import { messages } from './messages';
import { PhoneSchema } from './phone';
import { line, paragraph } from './text';

export const orderLimits = { maxLines: 50, maxQuantity: 99, maxBodyBytes: 64 * 1024 } as const;

/** 128 random bits as 32 hex digits: the document id of the order, so that a repeat can never make a second one. */
export const IdempotencyKeySchema = v.pipe(
  v.string('The idempotency key is missing'),
  v.regex(/^[0-9a-f]{32}$/, 'The idempotency key must be 32 hex digits'),
);

const { fields } = messages;

const required = (label: string, max: number, missing: string) =>
  v.pipe(line(label, max), v.minLength(1, missing));

export const CustomerDetailsSchema = v.object({
  name: required(fields.name, 80, messages.name),
  email: v.optional(line(fields.email, 254), ''),
  phone: PhoneSchema,
  address: v.pipe(paragraph(fields.address, 300), v.minLength(1, messages.address)),
  landmark: v.optional(line(fields.landmark, 120), ''),
  specialInstructions: v.optional(paragraph(fields.instructions, 500), ''),
});

/** Body of `POST /api/orders`. Anything else that the browser sends, prices above all, is not read. */
export const PlaceOrderRequestSchema = v.object({
  idempotencyKey: IdempotencyKeySchema,
  items: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.number('Dish id must be a number'), v.safeInteger('Dish id must be whole')),
        quantity: v.pipe(
          v.number('Quantity must be a number'),
          v.integer('Quantity must be a whole number'),
          v.minValue(1, 'Quantity must be at least 1'),
          v.maxValue(
            orderLimits.maxQuantity,
            `Quantity must be at most ${orderLimits.maxQuantity}`,
          ),
        ),
      }),
      'Items must be a list',
    ),
    v.minLength(1, 'Your cart is empty'),
    v.maxLength(orderLimits.maxLines, `An order has at most ${orderLimits.maxLines} lines`),
    v.check(
      (items) => new Set(items.map((item) => item.id)).size === items.length,
      'Each dish may be listed once',
    ),
  ),
  promoCode: v.optional(v.nullable(line(fields.promoCode, 30)), null),
  customer: CustomerDetailsSchema,
  location: CoordinatesSchema,
  paymentMethod: v.literal('cod', 'Only cash on delivery is available'),
});

export const orderStatuses = [
  'placed',
  'confirmed',
  'preparing',
  'out_for_delivery',
  'delivered',
  'cancelled',
] as const;

/** The stored document of collection `orders`; amounts are rupees with at most two decimals, dates ISO text. */
export const OrderSchema = v.object({
  orderId: v.string(),
  customerId: v.string(),
  customerDetails: v.object({
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    address: v.string(),
    landmark: v.string(),
    specialInstructions: v.string(),
  }),
  items: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      price: v.number(),
      quantity: v.number(),
      image: v.string(),
    }),
  ),
  pricing: v.object({
    subtotal: v.number(),
    promoDiscount: v.number(),
    appliedPromo: v.nullable(v.string()),
    deliveryCharge: v.number(),
    cgst: v.number(),
    sgst: v.number(),
    total: v.number(),
  }),
  location: v.nullable(v.object({ lat: v.number(), lng: v.number(), distance: v.number() })),
  paymentMethod: v.string(),
  paymentStatus: v.string(),
  orderStatus: v.string(),
  createdAt: v.nullable(v.string()),
  estimatedDeliveryTime: v.nullable(v.string()),
});

export type PlaceOrderRequest = v.InferOutput<typeof PlaceOrderRequestSchema>;
export type Order = v.InferOutput<typeof OrderSchema>;
export type OrderStatus = (typeof orderStatuses)[number];
