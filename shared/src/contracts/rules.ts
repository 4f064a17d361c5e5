import * as v from 'valibot';
import { CoordinatesSchema } from './location';
import { usualRetention } from './retention';
import { weekdays } from './weekdays';

const TimeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const wholeFrom = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));
const basisPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** Times of day as HH:MM in the restaurant's own time zone. */
const SittingSchema = v.object({
  opens: TimeSchema,
  closes: TimeSchema,
  kitchenCloses: TimeSchema,
  lastOrders: TimeSchema,
});

/** Of a day, one after the other; none where it is closed. */
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

/** A date (2026-11-08) that is unlike its weekday. */
const SpecialDaySchema = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  sittings: SittingsSchema,
});

const isTrue = v.exactOptional(v.literal(true));
const DateSchema = v.exactOptional(v.pipe(v.string(), v.isoDate()));

/** A code that customers type. What is said of it beyond `forEveryone` are its rules: each is left out where it has none. */
export const PromoSchema = v.object({
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Z0-9]{3,20}$/, 'A code has 3 to 20 capital letters and digits'),
  ),
  /** Percent, or rupees where `type` is fixed. */
  discount: wholeFrom(1),
  type: v.picklist(['percentage', 'fixed']),
  description: v.string(),
  /** Smallest subtotal in rupees. */
  minOrder: wholeFrom(0),
  /** Whether anybody may use it at any time: only then is it suggested. */
  forEveryone: v.optional(v.boolean()),
  /** Most that a percentage takes off, in rupees. */
  mostDiscount: v.exactOptional(wholeFrom(1)),
  /** First and last day on which it is good. */
  from: DateSchema,
  until: DateSchema,
  days: v.exactOptional(v.pipe(v.array(v.picklist(weekdays)), v.minLength(1))),
  /** From one time of the day to before another, over midnight where that is earlier: the night belongs to its evening. */
  hours: v.exactOptional(v.object({ from: TimeSchema, until: TimeSchema })),
  kind: v.exactOptional(v.picklist(['delivery', 'pickup'])),
  /** Ids of categories: their dishes alone are cheaper. */
  categories: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1))),
  /** What only the server knows: once for each account and phone number, for their first order, so often in all. */
  once: isTrue,
  firstOrder: isTrue,
  uses: v.exactOptional(wholeFrom(1)),
});

/** Minutes from placing an order to having it: usually, and at the latest. */
const UsualMinutesSchema = v.object({ minutes: wholeFrom(1), latestMinutes: wholeFrom(1) });

/** Times to choose from, of half an hour each: how many orders one takes, and for how many days after today. */
const SlotRulesSchema = v.object({
  capacity: wholeFrom(1),
  days: v.pipe(wholeFrom(0), v.maxValue(30)),
});

const DeliveryRulesSchema = v.object({
  freeUpToKm: v.pipe(v.number(), v.minValue(0)),
  rupeesPerKm: wholeFrom(0),
  limitKm: v.pipe(v.number(), v.minValue(0)),
  ...UsualMinutesSchema.entries,
  /** What riders go by, for the maps service; left out it is a two-wheeler with a motor. */
  travelMode: v.exactOptional(v.picklist(['two-wheeler', 'bicycle', 'car'])),
  /** Roads are longer than the crow's flight; used where no maps service answers. */
  roadFactor: v.pipe(v.number(), v.minValue(1)),
  ready: v.exactOptional(v.boolean()),
  /** Places that a customer who shares no location can pick from. */
  areas: v.array(v.object({ name: v.string(), ...CoordinatesSchema.entries })),
});

export const GstRulesSchema = v.object({
  scheme: v.picklist(['regular', 'composition', 'unregistered']),
  gstin: v.string(),
  sac: v.string(),
  /** Basis points: 250 is 2.5 %. */
  cgst: basisPoints,
  sgst: basisPoints,
});

/** Where customers pay by UPI when they get their order. */
export const UpiSchema = v.object({
  address: v.pipe(v.string(), v.regex(/^[\w.-]{2,256}@[A-Za-z][\w.-]{1,63}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
});

/** When an order has to name a checked phone number: never, on the first order, or above so many rupees. */
const VerifiedPhoneSchema = v.union([
  v.picklist(['never', 'first-order']),
  v.strictObject({ above: wholeFrom(0) }),
]);

/** Days for where an order went, to the metre; months after its year's tax return (CGST Act, 36: 72) for who it was for. */
const RetentionSchema = v.object({
  // What was ordered days ahead has to find its way.
  coordinatesDays: wholeFrom(7),
  taxMonths: wholeFrom(0),
});

/** How many orders of one network (a household, a hostel, an office) are taken in ten minutes. */
const NetworkOrdersSchema = v.object({ unverified: wholeFrom(1), verified: wholeFrom(1) });
export const usualNetworkOrders = { unverified: 10, verified: 40 };

export const usualPayMinutes = 10;

/** What the restaurant may change without a deployment, beside its menu. */
export const RulesSchema = v.object({
  /** One sitting, the same on all days but `closedWeekdays`. Beside `sittings` it is for pages that do not know these. */
  hours: SittingSchema,
  closedWeekdays: v.array(v.picklist(weekdays)),
  /** What counts where it is there; read it by `sittingsOf`. */
  sittings: v.exactOptional(WeekSchema),
  specialDays: v.exactOptional(v.array(SpecialDaySchema)),
  enforceHours: v.boolean(),
  verifiedPhone: v.optional(VerifiedPhoneSchema),
  /** Of accounts with a number that was checked by SMS, and of all others; left out it is `usualNetworkOrders`. */
  networkOrders: v.exactOptional(NetworkOrdersSchema),
  delivery: DeliveryRulesSchema,
  /** Null where nobody collects an order. */
  pickup: v.nullable(UsualMinutesSchema),
  /** Null where an order is for as soon as possible alone. */
  slots: v.nullable(SlotRulesSchema),
  /** What is used most first; `online` is offered only where a provider takes money for us. */
  payments: v.pipe(v.array(v.picklist(['cod', 'online'])), v.minLength(1)),
  /** How long an order waits for its money; left out it is `usualPayMinutes`. */
  payMinutes: v.exactOptional(v.pipe(wholeFrom(3), v.maxValue(60))),
  /** Null, or left out in documents of before, where nobody pays by UPI. */
  upi: v.optional(v.nullable(UpiSchema), null),
  gst: GstRulesSchema,
  /** To the nearest rupee (CGST Act, section 170), or not; left out it is not. */
  rounding: v.exactOptional(v.picklist(['none', 'rupee'])),
  promos: v.array(PromoSchema),
  retention: v.optional(RetentionSchema, usualRetention),
});

export type Sitting = v.InferOutput<typeof SittingSchema>;
export type Promo = v.InferOutput<typeof PromoSchema>;
export type UsualMinutes = v.InferOutput<typeof UsualMinutesSchema>;
export type DeliveryRules = v.InferOutput<typeof DeliveryRulesSchema>;
export type GstRules = v.InferOutput<typeof GstRulesSchema>;
export type RetentionRules = v.InferOutput<typeof RetentionSchema>;
export type Rules = v.InferOutput<typeof RulesSchema>;
