import { billParts, mapBillParts, storedPartName, type BillPart } from '../contracts/bill-parts';
import { billedToNames, orderFieldNames } from '../contracts/order-fields';
import { languages, type Language } from '../i18n/languages';
import { fromRupees, type Paise } from '../pricing/money';
import { count, fields, list, number, text, texts } from '../platform/reading';
import { readTimestamp } from './timestamp';
import type {
  HistoryStep,
  InvoiceDocument,
  Order,
  OrderBill,
  OrderChoice,
  OrderLine,
  ReturnedGoods,
} from './order';
import { knownStatus, orderActors } from '../contracts/order-states';
import type { Seller } from '../kitchen/kitchen-order';

function paise(value: unknown): Paise | null {
  const rupees = number(value);
  const amount = rupees === null ? NaN : fromRupees(rupees);
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : null;
}

function readIncludedTax(value: unknown): Pick<OrderLine, 'priceIncludesTax'> {
  const { hsn, rate } = fields(value);
  const isRate = Number.isSafeInteger(rate) && (rate as number) >= 0;
  return isRate && text(hsn) ? { priceIncludesTax: { hsn: text(hsn), rate: rate as number } } : {};
}

/** Returns the stored name of a dish or option in a language, or the English one. */
function readName({ name, names }: Record<string, unknown>, language: Language) {
  const called = text(fields(names)[language]);
  return called ? { name: called, englishName: text(name) } : { name: text(name) };
}

function readChoice(value: unknown, language: Language): OrderChoice {
  const choice = fields(value);
  return {
    group: text(choice['group']),
    choice: text(choice['choice']),
    ...readName(choice, language),
    price: paise(choice['price']),
  };
}

function readLine(value: unknown, language: Language): OrderLine {
  const item = fields(value);
  const quantity = number(item['quantity']);
  const image = text(item['image']);
  return {
    dishId: Number.isSafeInteger(item['id']) ? (item['id'] as number) : null,
    ...readName(item, language),
    price: paise(item['price']),
    ...readIncludedTax(item['priceIncludesTax']),
    ...(item['withoutPromo'] === true && { withoutPromo: true }),
    quantity: quantity !== null && quantity >= 1 ? Math.floor(quantity) : 1,
    image: /^[a-z0-9-]{1,60}$/.test(image) ? image : '',
    choices: list(item['choices']).map((choice) => readChoice(choice, language)),
    note: text(item['note']),
  };
}

function readLocation(value: unknown): Order['location'] {
  const { lat, lng } = fields(value);
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

const schemes = ['regular', 'composition', 'unregistered'] as const;
const reported = [
  'gstin',
  'sac',
  'name',
  'legalName',
  'address',
  'fssai',
  'placeOfSupply',
] as const;

/** Reads the seller completely or not at all, because a partial one would bill under the wrong tax rules. */
function readSeller(value: unknown): Seller | null {
  const seller = fields(value);
  const scheme = schemes.find((one) => one === seller['scheme']);
  const [cgst, sgst] = [number(seller['cgst']), number(seller['sgst'])];
  if (!scheme || cgst === null || sgst === null) return null;
  if (!reported.every((name) => typeof seller[name] === 'string')) return null;
  const words = Object.fromEntries(reported.map((name) => [name, seller[name]]));
  return { ...(words as Record<(typeof reported)[number], string>), scheme, cgst, sgst };
}

function readBill(value: unknown): OrderBill {
  const pricing = fields(value);
  const amounts = mapBillParts((part) => {
    const amount = pricing[storedPartName(part)];
    return billParts[part].isOptional ? fromRupees(number(amount) ?? 0) : paise(amount);
  });
  return {
    ...(amounts as Pick<OrderBill, BillPart>),
    promo: text(pricing['appliedPromo']),
    ...('roundOff' in pricing && { isRounded: true as const }),
    total: paise(pricing['total']),
  };
}

function readStaffOrder(value: unknown): ReturnedGoods[] {
  const { line, quantity } = fields(value);
  const returned = count(quantity);
  return Number.isSafeInteger(line) && returned
    ? [{ line: line as number, quantity: returned }]
    : [];
}

function readInvoice(value: unknown): InvoiceDocument[] {
  const invoice = fields(value);
  const kind = (['bill', 'creditNote'] as const).find((one) => one === invoice['kind']);
  const at = readTimestamp(invoice['at']);
  const out = (['cash', 'upi'] as const).find((one) => one === invoice['out']);
  if (!kind || typeof at !== 'number') return [];
  return [
    {
      kind,
      serial: text(invoice['serial']),
      at: new Date(at).toISOString(),
      bill: readBill(invoice['pricing']),
      of: text(invoice['of']),
      reason: text(invoice['reason']),
      taken: list(invoice['taken']).flatMap(readStaffOrder),
      press: text(invoice['press']),
      ...(out && { out }),
    },
  ];
}

function readStep(value: unknown): HistoryStep[] {
  const step = fields(value);
  const status = knownStatus(text(step['status']));
  const at = readTimestamp(step['at']);
  const by = orderActors.find((actor) => actor === step['by']);
  if (!status || typeof at !== 'number' || !by) return [];
  return [{ status, at: new Date(at).toISOString(), by }];
}

const readPaidBy = (value: unknown) => (value === 'upi' || value === 'online' ? value : 'cash');

const readLanguage = (value: unknown): Language =>
  typeof value === 'string' && Object.hasOwn(languages, value) ? (value as Language) : 'en';

const customerNames = orderFieldNames.filter(
  (name): name is keyof Order['customer'] => !(billedToNames as readonly string[]).includes(name),
);

/** Whether all fields that decide about money are present. */
const isWhole = ({ orderId, lines, bill }: Order): boolean =>
  orderId !== '' &&
  lines.length > 0 &&
  lines.every(({ price }) => price !== null) &&
  Object.values(bill).every((amount) => amount !== null);

/** `tolerant`: a damaged field affects only itself. `strict`: a damaged order is read as null. */
export type ReadingMode = 'tolerant' | 'strict';

/**
 * Reads an order from the database, the API or a device. Returns null if the value is not an order. Dishes
 * are named in `language`, by default the order's own.
 */
export function readOrder(
  data: unknown,
  language?: Language,
  mode: ReadingMode = 'tolerant',
): Order | null {
  const document = fields(data);
  if (Object.keys(document).length === 0) return null;
  const details = document['customerDetails'];
  const placedIn = readLanguage(document['language']);
  const { paidBy, paymentStatus } = document;
  const order: Order = {
    orderId: text(document['orderId']),
    trackingKey: text(document['trackingKey']),
    customerId: text(document['customerId']),
    language: placedIn,
    menuVersion: text(document['menuVersion']),
    kind: document['kind'] === 'pickup' ? 'pickup' : 'delivery',
    status: text(document['orderStatus']),
    reason: text(document['reason']),
    revision: count(document['revision']) ?? 0,
    history: list(document['history']).flatMap(readStep),
    rider: text(document['rider']),
    payment: paymentStatus !== 'paid' ? 'pending' : readPaidBy(paidBy),
    paymentMethod: text(document['paymentMethod']),
    createdAt: readTimestamp(document['createdAt']),
    attendedFrom: readTimestamp(document['attendedFrom']),
    slot: readTimestamp(document['slot']),
    estimatedAt: readTimestamp(document['estimatedDeliveryTime']),
    estimatedUntil: readTimestamp(document['estimatedDeliveryUntil']),
    addedMinutes: count(document['addedMinutes']) ?? 0,
    lines: list(document['items']).map((item) => readLine(item, language ?? placedIn)),
    customer: texts(customerNames, details),
    billedTo: texts(billedToNames, details),
    location: readLocation(document['location']),
    distanceKm: number(fields(document['location'])['distance']),
    seller: readSeller(document['seller']),
    bill: readBill(document['pricing']),
    papers: list(document['papers']).flatMap(readInvoice),
  };
  return mode === 'strict' && !isWhole(order) ? null : order;
}
