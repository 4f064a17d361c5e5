import {
  type Coordinates,
  CoordinatesSchema,
  orderFields,
  type BilledTo,
  fieldProblem,
  type LineInput,
  LineInputSchema,
  type OrderKind,
  orderKinds,
  type Shop,
  orderSources,
} from '@burger/shared/contracts';
import { fieldText } from '@burger/shared/ui/fields';
import type { KnownCustomer, TakeOrderBody } from '@burger/shared/kitchen';
import { lineIdOf, lineInShop } from '@burger/shared/order/lines';
import { makeBill, type Bill } from '@burger/shared/pricing';
import * as v from 'valibot';

/** Payment methods of an order that staff take: on delivery, now in cash or by UPI, or online by link. */
export const ways = ['later', 'cash', 'upi', 'link'] as const;

const DraftSchema = v.object({
  source: v.picklist(orderSources),
  kind: v.picklist(orderKinds),
  lines: v.array(LineInputSchema),
  name: v.string(),
  phone: v.string(),
  address: v.string(),
  landmark: v.string(),
  /** Recipient of the bill; drafts stored by older versions have none. */
  gstin: v.optional(v.string(), ''),
  legalName: v.optional(v.string(), ''),
  billingAddress: v.optional(v.string(), ''),
  /** Name of the chosen delivery area. A typed place (`where`) takes precedence. */
  area: v.string(),
  where: v.string(),
  /** Start of the time slot; empty for as soon as possible. */
  slot: v.string(),
  way: v.picklist(ways),
  /** Idempotency key; empty before the first press. */
  key: v.string(),
  /** Number of requests sent with this key; drafts stored by older versions have none. */
  attempts: v.optional(v.number(), 0),
  /** End of the promised time (ISO) that was shown at the press; null for a chosen slot. */
  agreedUntil: v.optional(v.nullable(v.string()), null),
});

export type Draft = v.InferOutput<typeof DraftSchema>;

export const nothingTyped: Draft = {
  source: 'door',
  kind: 'pickup',
  lines: [],
  name: '',
  phone: '',
  address: '',
  landmark: '',
  gstin: '',
  legalName: '',
  billingAddress: '',
  area: '',
  where: '',
  slot: '',
  way: 'later',
  key: '',
  attempts: 0,
  agreedUntil: null,
};

export function readDraft(stored: unknown): Draft | null {
  const read = v.safeParse(DraftSchema, stored);
  return read.success ? read.output : null;
}

/** Adds an order line, merged with an equal one. */
export function withLine(lines: readonly LineInput[], more: LineInput): LineInput[] {
  const id = lineIdOf(more);
  if (!lines.some((line) => lineIdOf(line) === id)) return [...lines, more];
  return lines.map((line) =>
    lineIdOf(line) === id ? { ...line, quantity: line.quantity + more.quantity } : line,
  );
}

/** Replaces an order line; quantity zero removes it. */
export function replaceLine(lines: readonly LineInput[], at: number, line: LineInput): LineInput[] {
  const others = lines.filter((_, index) => index !== at);
  if (line.quantity < 1) return others;
  const isTwice = others.some((other) => lineIdOf(other) === lineIdOf(line));
  return isTwice ? withLine(others, line) : lines.map((one, index) => (index === at ? line : one));
}

/** The place of a delivery: coordinates, or a distance estimated by staff. */
export type Place = { at: Coordinates } | { km: number };

const number = String.raw`-?\d{1,3}(?:\.\d+)?`;
// Map coordinates have decimals, so "12, 3rd cross" is an address.
const decimal = String.raw`-?\d{1,3}\.\d+`;
const pair = String.raw`(${decimal}),[\s+]*(${decimal})`;

const inQuery = new RegExp(String.raw`[?&](?:q|query|ll|destination|daddr)=(?:loc:)?${pair}`, 'g');
// In a map link the pin of a place takes precedence; `@` is only the centre of the map.
const placesInLink = [
  new RegExp(String.raw`!3d(${decimal})!4d(${decimal})`, 'g'),
  inQuery,
  new RegExp(String.raw`(?:/|@|geo:)${pair}`, 'g'),
];
// A route link leads to its last stop. A route that ends at a name has no coordinates.
const placesInRoute = [
  inQuery,
  new RegExp(String.raw`/dir/(?:[^@?]*/)?${pair}/?(?=@|data=|[?#]|$)`, 'g'),
];
const placeAlone = new RegExp(String.raw`^\(?(${number}),\s*(${number})\)?$`);
const isLink = /^(?:https?:|geo:|(?:www\.|maps\.)\S+\/)/i;

/** Finds latitude and longitude in typed text or in a map link; null if there are none. */
function coordinatesIn(text: string): RegExpMatchArray | null {
  // Shared text may have the place's name before the link, and links may have percent-encoded commas.
  const link = /\b(?:https?:|geo:)\S+/i.exec(text)?.[0] ?? (isLink.test(text) ? text : null);
  if (!link) return placeAlone.exec(text);
  const plain = link.replaceAll(/%2C/gi, ',').replaceAll(/%20/g, '+');
  for (const place of plain.includes('/dir/') ? placesInRoute : placesInLink) {
    const found = [...plain.matchAll(place)].at(-1);
    if (found) return found;
  }
  return null;
}

/** Parses a typed place: kilometres, coordinates or a map link; null otherwise. */
export function placeIn(typed: string): Place | null {
  const text = typed.trim();
  const far = /^(\d{1,2}(?:[.,]\d{1,3})?)\s*(?:km)?$/i.exec(text)?.[1];
  if (far) return { km: Number(far.replace(',', '.')) };
  const [, lat, lng] = coordinatesIn(text) ?? [];
  const read = v.safeParse(CoordinatesSchema, { lat: Number(lat), lng: Number(lng) });
  return read.success ? { at: read.output } : null;
}

/** Returns the place of a delivery; null if it is missing, or for pickup. */
export function placeOf(
  { kind, where, area }: Draft,
  { rules }: Pick<Shop, 'rules'>,
): Place | null {
  if (kind === 'pickup') return null;
  if (where.trim()) return placeIn(where);
  const found = rules.delivery.areas.find(({ name }) => name === area);
  return found ? { at: { lat: found.lat, lng: found.lng } } : null;
}

const linesInShop = ({ lines }: Pick<Draft, 'lines'>, shop: Shop) =>
  lines.map((line) => lineInShop(line, shop));

/**
 * Returns the bill that the server would compute for `km` kilometres; without a delivery charge while `km` is
 * null.
 */
export function billOf(draft: Pick<Draft, 'lines'>, km: number | null, shop: Shop): Bill {
  const had = linesInShop(draft, shop).filter(({ problem }) => !problem);
  return makeBill(had, null, had.length > 0 ? km : null, shop.rules);
}

export type Missing = Partial<
  Record<'lines' | 'name' | 'phone' | 'address' | 'place' | keyof BilledTo, string>
>;

const problemAt = (
  field: 'name' | 'phone' | 'address' | keyof BilledTo,
  typed: string,
  required: boolean,
) => {
  const rule = { ...orderFields[field], required };
  const problem = fieldProblem(typed, rule);
  return problem ? { [field]: fieldText({ problem, field, most: rule.most }) } : {};
};

/** Returns texts about missing input; pickup orders need no customer details. */
export function missingOf(
  draft: Draft,
  shop: Shop,
  km: number | null,
  texts: Record<'lines' | 'unavailable' | 'place' | 'placeUnknown' | 'far' | 'measuring', string>,
): Missing {
  const { kind, name, phone, address, where } = draft;
  const isDelivery = kind === 'delivery';
  const lines = linesInShop(draft, shop);
  const isGone = lines.some(({ problem }) => problem !== null);
  const place = placeOf(draft, shop);
  const placeProblem = () => {
    if (!place) return where.trim() ? texts.placeUnknown : texts.place;
    if (km === null) return texts.measuring;
    return km > shop.rules.delivery.limitKm ? texts.far : null;
  };
  const wrong = isDelivery ? placeProblem() : null;
  const isBusiness = draft.gstin.trim() !== '';
  return {
    ...(lines.length === 0 && { lines: texts.lines }),
    ...(isGone && { lines: texts.unavailable }),
    ...problemAt('name', name, isDelivery),
    ...problemAt('phone', phone, isDelivery),
    ...(isDelivery && problemAt('address', address, true)),
    ...(wrong && { place: wrong }),
    ...problemAt('gstin', draft.gstin, false),
    ...problemAt('legalName', draft.legalName, isBusiness),
    ...problemAt('billingAddress', draft.billingAddress, isBusiness && !isDelivery),
  };
}

export function requestOf(draft: Draft, shop: Shop, agreedTotal: number): TakeOrderBody {
  const { source, kind, lines, name, phone, address, landmark, slot, way, key, attempts } = draft;
  const { gstin, legalName, billingAddress, agreedUntil } = draft;
  const place = placeOf(draft, shop);
  const isDelivery = kind === 'delivery';
  return {
    idempotencyKey: key,
    attempt: attempts,
    source,
    kind,
    lines,
    customer: {
      ...{ name, phone, gstin, legalName, billingAddress },
      address: isDelivery ? address : '',
      landmark: isDelivery ? landmark : '',
    },
    location: place && 'at' in place ? place.at : null,
    km: place && 'km' in place ? place.km : null,
    promoCode: null,
    paymentMethod: way === 'link' ? 'online' : 'cod',
    paid: way === 'cash' || way === 'upi' ? way : null,
    slot: slot || null,
    agreedUntil,
    language: 'en',
    version: shop.version,
    agreedTotal,
  };
}

export function asBefore(
  draft: Draft,
  known: KnownCustomer,
  { rules }: Pick<Shop, 'rules'>,
): Draft {
  const { name, address, landmark, location, km } = known;
  const area = rules.delivery.areas.find(
    ({ lat, lng }) => lat === location?.lat && lng === location.lng,
  );
  const where = location ? `${location.lat}, ${location.lng}` : km === null ? '' : String(km);
  return {
    ...draft,
    name,
    ...(address && { kind: 'delivery' as OrderKind, address, landmark }),
    ...(address && (area ? { area: area.name, where: '' } : { area: '', where })),
  };
}
