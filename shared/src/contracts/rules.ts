import * as v from 'valibot';
import { CoordinatesSchema } from './location';
import { usualRetention } from './retention';
import { weekdays } from './weekdays';

const TimeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const wholeFrom = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));
const basisPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

const SittingSchema = v.object({
  opens: TimeSchema,
  closes: TimeSchema,
  kitchenCloses: TimeSchema,
  lastOrders: TimeSchema,
});

/** Opening times of one day, in order; empty if the restaurant is closed. */
const SittingsSchema = v.array(SittingSchema);

const WeekSchema = v.object({
  monday: SittingsSchema,
  tuesday: SittingsSchema,
  wednesday: SittingsSchema,
  thursday: SittingsSchema,
  friday: SittingsSchema,
  saturday: SittingsSchema,
  sunday: SittingsSchema,
});

/** A date (2026-11-08) with different opening times than its weekday. */
const SpecialDaySchema = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  sittings: SittingsSchema,
});

const isTrue = v.exactOptional(v.literal(true));
const DateSchema = v.exactOptional(v.pipe(v.string(), v.isoDate()));

/** A promo code. Each optional field adds a condition. */
export const PromoSchema = v.object({
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Z0-9]{3,20}$/, 'A code has 3 to 20 capital letters and digits'),
  ),
  /** Percent, or rupees if `type` is fixed. */
  discount: wholeFrom(1),
  type: v.picklist(['percentage', 'fixed']),
  description: v.string(),
  /** Minimum subtotal in rupees. */
  minOrder: wholeFrom(0),
  /** Whether anybody may use the code at any time. Pages suggest only such codes. */
  forEveryone: v.optional(v.boolean()),
  /** Maximum discount of a percentage code, in rupees. */
  mostDiscount: v.exactOptional(wholeFrom(1)),
  /** First and last day on which the code is valid. */
  from: DateSchema,
  until: DateSchema,
  days: v.exactOptional(v.pipe(v.array(v.picklist(weekdays)), v.minLength(1))),
  /** Time of day when the code applies. A range over midnight belongs to the day on which it starts. */
  hours: v.exactOptional(v.object({ from: TimeSchema, until: TimeSchema })),
  kind: v.exactOptional(v.picklist(['delivery', 'pickup'])),
  /** Ids of the categories whose dishes get the discount. */
  categories: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1))),
  /** Conditions that only the server can check: once per customer, first order only, number of uses. */
  once: isTrue,
  firstOrder: isTrue,
  uses: v.exactOptional(wholeFrom(1)),
});

/** Minutes from placing an order to receiving it: usual and maximum. */
const UsualMinutesSchema = v.object({ minutes: wholeFrom(1), latestMinutes: wholeFrom(1) });

/** Half-hour slots: orders per slot, and days after today that can be booked. */
const SlotRulesSchema = v.object({
  capacity: wholeFrom(1),
  days: v.pipe(wholeFrom(0), v.maxValue(30)),
});

/** A station works on `places` dishes at a time; `minutes` is its work for a dish, by category id. */
const StationSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  places: wholeFrom(1),
  minutes: v.record(v.string(), wholeFrom(0)),
});

/**
 * Uses minutes learned from finished orders for promises, once there are `afterOrders` of them. `atLeast` and
 * `atMost` are their bounds, as factors of the fixed minutes.
 */
const LearnRulesSchema = v.object({
  afterOrders: wholeFrom(20),
  atLeast: v.pipe(v.number(), v.minValue(0.25), v.maxValue(1)),
  atMost: v.pipe(v.number(), v.minValue(1), v.maxValue(4)),
});

/** The kitchen's capacity. `wayMinutes` from the kitchen to the customer are part of `delivery.minutes`. */
const KitchenRulesSchema = v.object({
  wayMinutes: wholeFrom(0),
  stations: v.pipe(v.array(StationSchema), v.minLength(1)),
  /** Learned minutes are shown in Health without it, and not used. */
  learn: v.exactOptional(LearnRulesSchema),
});

const DeliveryRulesSchema = v.object({
  freeUpToKm: v.pipe(v.number(), v.minValue(0)),
  rupeesPerKm: wholeFrom(0),
  limitKm: v.pipe(v.number(), v.minValue(0)),
  ...UsualMinutesSchema.entries,
  /** The couriers' vehicle, for the map service; a motor two-wheeler by default. */
  travelMode: v.exactOptional(v.picklist(['two-wheeler', 'bicycle', 'car'])),
  /** Factor from the straight-line to the road distance, used if the map service fails. */
  roadFactor: v.pipe(v.number(), v.minValue(1)),
  ready: v.exactOptional(v.boolean()),
  /** Places to select for customers who do not share their location. */
  areas: v.array(v.object({ name: v.string(), ...CoordinatesSchema.entries })),
});

export const GstRulesSchema = v.object({
  scheme: v.picklist(['regular', 'composition', 'unregistered']),
  gstin: v.string(),
  sac: v.string(),
  /** Tax rate in basis points: 250 is 2.5 %. */
  cgst: basisPoints,
  sgst: basisPoints,
});

/** Account for UPI payments on delivery or pickup. */
export const UpiSchema = v.object({
  address: v.pipe(v.string(), v.regex(/^[\w.-]{2,256}@[A-Za-z][\w.-]{1,63}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
});

/** When an order needs a verified phone number: never, on the first order, or above this amount in rupees. */
const VerifiedPhoneSchema = v.union([
  v.picklist(['never', 'first-order']),
  v.strictObject({ above: wholeFrom(0) }),
]);

/**
 * Retention periods: days for exact coordinates; months after the year's tax return for personal data (CGST
 * Act, section 36: 72).
 */
const RetentionSchema = v.object({
  // At least a week, because orders can be placed a week ahead and the courier needs the coordinates.
  coordinatesDays: wholeFrom(7),
  taxMonths: wholeFrom(0),
});

/** Price of WhatsApp messages in rupees per thousand, and the most that they may cost in a month. */
const WhatsAppRulesSchema = v.object({
  rupeesPerThousand: wholeFrom(1),
  monthlyRupees: wholeFrom(0),
});

/** Maximum orders in ten minutes from one network, such as a household, hostel or office. */
const NetworkOrdersSchema = v.object({ unverified: wholeFrom(1), verified: wholeFrom(1) });
export const usualNetworkOrders = { unverified: 10, verified: 40 };

export const usualPayMinutes = 10;

/** Shop rules that the restaurant can change without a deployment, in addition to its menu. */
export const RulesSchema = v.object({
  /** One opening period for all days except `closedWeekdays`. Since 0.3.0, whose pages require it beside `sittings`. */
  hours: SittingSchema,
  closedWeekdays: v.array(v.picklist(weekdays)),
  /** Opening periods by weekday, which replace `hours`. Read them with `sittingsOf`. */
  sittings: v.exactOptional(WeekSchema),
  specialDays: v.exactOptional(v.array(SpecialDaySchema)),
  enforceHours: v.boolean(),
  verifiedPhone: v.optional(VerifiedPhoneSchema),
  /** Limits for accounts with a phone number verified by SMS, and for others (`usualNetworkOrders`). */
  networkOrders: v.exactOptional(NetworkOrdersSchema),
  delivery: DeliveryRulesSchema,
  /** Usual pickup times; null if the restaurant offers no pickup. */
  pickup: v.nullable(UsualMinutesSchema),
  /** Rules of time slots; null if orders can only be placed for as soon as possible. */
  slots: v.nullable(SlotRulesSchema),
  /** Stations that limit how much the kitchen promises; without them only slots limit orders. */
  kitchen: v.exactOptional(KitchenRulesSchema),
  /** Payment methods, the default one first. `online` is offered only if a payment provider is configured. */
  payments: v.pipe(v.array(v.picklist(['cod', 'online'])), v.minLength(1)),
  /** How long an order waits for its online payment, in minutes; `usualPayMinutes` by default. */
  payMinutes: v.exactOptional(v.pipe(wholeFrom(3), v.maxValue(60))),
  /** The restaurant's UPI account; null, or missing, if it accepts no UPI payments. */
  upi: v.optional(v.nullable(UpiSchema), null),
  gst: GstRulesSchema,
  /** Rounding of totals to the nearest rupee (CGST Act, section 170); none by default. */
  rounding: v.exactOptional(v.picklist(['none', 'rupee'])),
  whatsapp: v.exactOptional(WhatsAppRulesSchema),
  promos: v.array(PromoSchema),
  retention: v.optional(RetentionSchema, usualRetention),
});

export type Sitting = v.InferOutput<typeof SittingSchema>;
export type Promo = v.InferOutput<typeof PromoSchema>;
export type UsualMinutes = v.InferOutput<typeof UsualMinutesSchema>;
export type KitchenRules = v.InferOutput<typeof KitchenRulesSchema>;
export type DeliveryRules = v.InferOutput<typeof DeliveryRulesSchema>;
export type GstRules = v.InferOutput<typeof GstRulesSchema>;
export type RetentionRules = v.InferOutput<typeof RetentionSchema>;
export type Rules = v.InferOutput<typeof RulesSchema>;
