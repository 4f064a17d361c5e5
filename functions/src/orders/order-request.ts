import {
  FormerOrderRequestSchema,
  PlaceOrderRequestSchema,
  type FormerOrderRequest,
  type PlaceOrderRequest,
  type WantedLine,
} from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/lines';
import { checkedBody } from '../http/read-body';
import { Refusal } from '../http/refusal';

/** What the customer saw when the button was pressed: the published document, and the total in paise. */
export interface Agreed {
  version: string;
  total: number;
}

/** An order as it is asked for. */
export interface OrderRequest extends Omit<PlaceOrderRequest, 'lines' | 'version' | 'agreedTotal'> {
  lines: WantedLine[];
  /** Null on pages of contract 2, which say neither choices nor what was agreed: each dish is made as it comes. */
  agreed: Agreed | null;
}

function refuseRepeats(ids: readonly unknown[], fieldAt: (index: number) => string, what: string) {
  const again = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (again < 0) return;
  throw new Refusal('invalid', `Each ${what} may be listed once`, { field: fieldAt(again) });
}

// What pages of contract 2 do not say: they know one way, one time and one language.
const asBefore = { kind: 'delivery', slot: null, agreedUntil: null, language: 'en' } as const;

function readFormer({ items, ...order }: FormerOrderRequest): OrderRequest {
  refuseRepeats(
    items.map(({ id }) => id),
    () => 'items',
    'dish',
  );
  const lines = items.map(({ id, quantity }) => ({ dishId: id, quantity, choices: [], note: '' }));
  return { ...order, ...asBefore, lines, agreed: null };
}

function readLines({ version, agreedTotal, ...order }: PlaceOrderRequest): OrderRequest {
  refuseRepeats(order.lines.map(lineIdOf), (index) => `lines.${index}`, 'line');
  return { ...order, agreed: { version, total: agreedTotal } };
}

/** The body of `POST /orders`, also of pages of contract 2. Throws a Refusal `invalid` that names the field that is wrong. */
export function readOrderRequest(body: unknown): OrderRequest {
  const isFormer =
    typeof body === 'object' &&
    body !== null &&
    'items' in body &&
    // What says either is of today, and has to say both.
    !('lines' in body || 'agreedTotal' in body);
  return isFormer
    ? readFormer(checkedBody(FormerOrderRequestSchema, body))
    : readLines(checkedBody(PlaceOrderRequestSchema, body));
}
