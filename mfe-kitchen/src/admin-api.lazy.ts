import { BillChangeSchema, NextSlotSchema, VersionSchema } from '@burger/shared/contracts';
import {
  ChangeOfferSchema,
  DistanceSchema,
  KitchenDaySchema,
  KitchenHealthSchema,
  KitchenMenuSchema,
  KnownCustomerSchema,
  MonthPageSchema,
  StaffOrderSchema,
  WeeksSchema,
} from '@burger/shared/kitchen';
import { fields } from '@burger/shared/platform/reading';
import * as v from 'valibot';

/* Parsers of responses that the order board does not need; loaded with the office chunk. */

/** A published menu document without the version field that the server adds. */
const DocumentSchema = v.pipe(
  v.looseObject({ version: VersionSchema }),
  v.transform(({ version: _version, ...document }): unknown => document),
);

const LiveSchema = v.record(v.string(), v.object({ version: v.string() }));

export const readDay = (body: unknown) => v.parse(KitchenDaySchema, body);
const DayAnswerSchema = v.object({ day: KitchenDaySchema });
export const readDayAnswer = (body: unknown) => v.parse(DayAnswerSchema, body).day;
export const readMonthPage = (body: unknown) => v.parse(MonthPageSchema, body);
export const readWeeks = (body: unknown) => v.parse(WeeksSchema, body);
export const readHealth = (body: unknown) => v.parse(KitchenHealthSchema, body);
export const readMenu = (body: unknown) => v.parse(KitchenMenuSchema, body);
export const readDocument = (body: unknown) => v.parse(DocumentSchema, body);

export const readLive = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(v.parse(LiveSchema, body)).map(([part, { version }]) => [part, version]),
  );

export const readStaffOrder = (body: unknown) => v.parse(StaffOrderSchema, body);
export const readCustomer = (body: unknown) => v.parse(KnownCustomerSchema, body).customer;
export const readDistance = (body: unknown) => v.parse(DistanceSchema, body).km;
export const readTakesOnline = (body: unknown): boolean => fields(body)['online'] !== undefined;

const ChangedSchema = v.object({ change: BillChangeSchema });
const TimeRefusedSchema = v.object({
  error: v.object({ code: v.literal('slot-refused'), message: v.string() }),
  ...NextSlotSchema.entries,
});
const OfferedSchema = v.object({ offer: ChangeOfferSchema });

export const readOffer = (body: unknown) => v.parse(OfferedSchema, body).offer;

function beside<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> | null {
  const read = v.safeParse(schema, body);
  return read.success ? read.output : null;
}

export const changeIn = (body: unknown) => beside(ChangedSchema, body)?.change ?? null;
export const offerIn = (body: unknown) => beside(OfferedSchema, body)?.offer ?? null;

/** Returns why the server refused the time of an order, and the possible time; null for another answer. */
export function refusedTimeIn(body: unknown) {
  const read = beside(TimeRefusedSchema, body);
  return read && { message: read.error.message, time: { next: read.next, readyAt: read.readyAt } };
}
