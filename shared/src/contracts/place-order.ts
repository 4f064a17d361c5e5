import * as v from 'valibot';
import { languages, type Language } from '../i18n/languages';
import { forBillParts } from './bill-parts';
import { ChosenSchema, GoneChoiceSchema, lineProblems, NoteSchema } from './cart';
import { cleanLine } from './clean-text';
import type { FieldRule } from './field-rules';
import {
  isAddressed,
  isNamed,
  mapOrderFields,
  orderFieldNames,
  orderFields as fields,
  orderFieldsWith,
  type OrderField,
} from './order-fields';
import { EmailSchema } from './forms';
import { normaliseGstin } from './gstin';
import { CoordinatesSchema } from './location';
import { orderLimits } from './order-limits';
import { normalisePhone } from './phone';
import { VersionSchema } from './shop';
import { code, line, paragraph } from './text';

const missing = code('missing');

export const PhoneSchema = v.pipe(
  v.string(missing),
  v.transform(cleanLine),
  v.minLength(1, missing),
  v.maxLength(fields.phone.most, code('bad-phone')),
  v.check((text) => normalisePhone(text) !== null, code('bad-phone')),
  v.transform((text) => normalisePhone(text) ?? text),
);

const GstinSchema = v.pipe(
  v.string(code('not-text')),
  v.transform(cleanLine),
  v.check(
    (text) => text === '' || (text.length <= fields.gstin.most && normaliseGstin(text) !== null),
    code('bad-gstin'),
  ),
  v.transform((text) => normaliseGstin(text) ?? ''),
);

const EmailFieldSchema = v.pipe(
  line(fields.email.most),
  v.check((text) => text === '' || v.is(EmailSchema, text), code('bad-email')),
);

const plainSchema = ({ most, required, lines }: FieldRule) => {
  const text = lines ? paragraph(most) : line(most);
  return required ? v.pipe(text, v.minLength(1, missing)) : text;
};

const kindSchemas = { phone: PhoneSchema, gstin: GstinSchema, email: EmailFieldSchema };

type TextSchema = v.GenericSchema<string>;

const fieldSchema = (name: OrderField): TextSchema => {
  const rule = fields[name];
  return rule.kind ? kindSchemas[rule.kind] : plainSchema(rule);
};

export const requiredFields = orderFieldsWith('required', true);
type RequiredField = (typeof requiredFields)[number];

/** The customer's details. A schema of its own, because the checkout validates the form before it builds a request. */
export const CustomerDetailsSchema = v.object(
  mapOrderFields(orderFieldNames, (name) =>
    fields[name].required ? fieldSchema(name) : v.optional(fieldSchema(name), ''),
  ) as Record<RequiredField, TextSchema> &
    Record<Exclude<OrderField, RequiredField>, v.OptionalSchema<TextSchema, ''>>,
);

const languageNames = Object.keys(languages) as Language[];

/** 128 random bits as 32 hex digits, and the order's document id: a repeat creates no second order. */
export const IdempotencyKeySchema = v.pipe(
  v.string('The idempotency key is missing'),
  v.regex(/^[0-9a-f]{32}$/, 'The idempotency key must be 32 hex digits'),
);

/** Returns a schema that ignores the sent value and outputs this one. */
const unread = <Value>(value: Value) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform(() => value),
    ),
    null,
  );

/** The customer of a pickup order. A sent address is ignored, because it is not needed. */
const PickupDetailsSchema = v.pipe(
  v.object({
    ...CustomerDetailsSchema.entries,
    ...mapOrderFields(orderFieldsWith('about', 'place'), () => unread('')),
  }),
  v.forward(
    v.check((details) => isNamed(details), code('missing')),
    ['legalName'],
  ),
  v.forward(
    v.check((details) => isAddressed(details), code('missing')),
    ['billingAddress'],
  ),
);

const DeliveryDetailsSchema = v.pipe(
  CustomerDetailsSchema,
  v.forward(
    v.check((details) => isNamed(details), code('missing')),
    ['legalName'],
  ),
);

export const LineSchema = v.object({
  dishId: v.pipe(v.number('Dish id must be a number'), v.safeInteger('Dish id must be whole')),
  quantity: v.pipe(
    v.number('Quantity must be a number'),
    v.integer('Quantity must be a whole number'),
    v.minValue(1, 'Quantity must be at least 1'),
    v.maxValue(orderLimits.maxQuantity, `Quantity must be at most ${orderLimits.maxQuantity}`),
  ),
  choices: v.pipe(
    v.array(ChosenSchema, 'Choices must be a list'),
    v.maxLength(orderLimits.maxChoices, 'A dish has fewer choices'),
  ),
  note: NoteSchema,
});

const writtenTime = 'A time is written like 2026-11-23T07:30:00.000Z';

const MomentSchema = v.pipe(
  v.string(writtenTime),
  v.isoTimestamp(writtenTime),
  v.check((text) => Number.isFinite(Date.parse(text)), 'There is no such time'),
  v.transform((text) => new Date(text).toISOString()),
);

export const whatAndWhen = {
  idempotencyKey: IdempotencyKeySchema,
  /** Number of requests that the page has sent with this key, from 1. Since 0.3.0, whose pages send none (0). */
  attempt: v.optional(
    v.pipe(v.number(), v.safeInteger('The attempt must be a whole number'), v.minValue(0)),
    0,
  ),
  promoCode: v.optional(v.nullable(line(30)), null),
  paymentMethod: v.picklist(['cod', 'online'], 'Only cash on delivery is available'),
  /** Start of the chosen half-hour slot (ISO); null means as soon as possible. */
  slot: v.optional(v.nullable(MomentSchema), null),
  /** Latest time that the page promised (ISO). A much later one requires the customer's consent. */
  agreedUntil: v.optional(v.nullable(MomentSchema), null),
  language: v.optional(v.picklist(languageNames), 'en'),
  /** Version of the published menu that the customer saw. */
  version: v.pipe(v.string('The version is missing'), VersionSchema),
  /** Total shown on the order button, in paise. The server rejects an order with another total. */
  agreedTotal: v.pipe(
    v.number('The agreed total must be a number'),
    v.safeInteger('The agreed total must be whole paise'),
    v.minValue(0, 'The agreed total must not be negative'),
  ),
  lines: v.pipe(
    v.array(LineSchema, 'Lines must be a list'),
    v.minLength(1, 'Your cart is empty'),
    v.maxLength(orderLimits.maxLines, `An order has at most ${orderLimits.maxLines} lines`),
  ),
};

/** Body of `POST /api/orders`. Other fields of the request, above all prices, are ignored. */
export const PlaceOrderRequestSchema = v.variant('kind', [
  v.object({
    ...whatAndWhen,
    kind: v.optional(v.literal('delivery'), 'delivery'),
    customer: DeliveryDetailsSchema,
    location: CoordinatesSchema,
  }),
  v.object({
    ...whatAndWhen,
    kind: v.literal('pickup'),
    customer: PickupDetailsSchema,
    location: unread(null),
  }),
]);

/**
 * Body of `POST /api/promo`, which checks whether a code applies to this customer and cart. The response is
 * the reason why not, or null.
 */
export const PromoRequestSchema = v.object({
  promoCode: line(30),
  lines: whatAndWhen.lines,
  language: whatAndWhen.language,
  kind: v.picklist(['delivery', 'pickup']),
});

export const PromoAnswerSchema = v.object({ why: v.nullable(v.string()) });

const PaiseSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The bill computed by the server, in paise. */
export const AnsweredBillSchema = v.object({
  ...forBillParts(PaiseSchema, v.optional(v.pipe(v.number(), v.safeInteger()), 0)),
  total: PaiseSchema,
});

/** Sent with `bill-changed` (409, nothing is stored): the new bill, without lines with a problem. */
export const BillChangeSchema = v.object({
  version: VersionSchema,
  revision: v.number(),
  bill: AnsweredBillSchema,
  promo: v.nullable(v.string()),
  /** Why the promo code gives no discount, in the language of the order, if its rules say so. */
  promoWhy: v.exactOptional(v.string()),
  /** Distance in km for the delivery fee; 0 for pickup. */
  km: v.number(),
  /** Lines that differ from the agreed ones. `was` and `now` are paise for one; `was` null if unknown. */
  lines: v.array(
    v.object({
      lineId: v.string(),
      name: v.string(),
      was: v.nullable(PaiseSchema),
      now: v.nullable(PaiseSchema),
      problem: v.nullable(v.picklist(lineProblems)),
      backAt: v.nullable(v.string()),
      gone: v.optional(v.array(GoneChoiceSchema)),
    }),
  ),
});

export type PlaceOrderRequest = v.InferOutput<typeof PlaceOrderRequestSchema>;
/** The request as sent; optional fields may be missing. */
export type PlaceOrderBody = v.InferInput<typeof PlaceOrderRequestSchema>;
export type PromoRequest = v.InferOutput<typeof PromoRequestSchema>;
export type BillChange = v.InferOutput<typeof BillChangeSchema>;

/** How a customer receives an order. In a separate file, so that a page can use it without the schemas. */
export const orderKinds = ['delivery', 'pickup'] as const;
export type OrderKind = (typeof orderKinds)[number];
