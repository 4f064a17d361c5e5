import type { Language } from '@burger/shared/i18n';
import {
  ApiErrorSchema,
  MenuSchema,
  TodaySchema,
  VersionSchema,
  type BillChange,
  type Coordinates,
  type Menu,
} from '@burger/shared/contracts';
import {
  KitchenFeedSchema,
  KitchenOrderSchema,
  type KitchenSearch,
  KitchenSearchSchema,
  PutRightSchema,
  RiderLinkSchema,
  type ChangeOffer,
  type ChangeRequest,
  type KitchenFeed,
  type KitchenOrder,
  type OfferRequest,
  type PaymentRequest,
  type PromiseRequest,
  type RefundRequest,
  type LastMove,
  LastMoveSchema,
  type ReprintRequest,
  type AcknowledgeRequest,
  type StepRequest,
  type TakeBackRequest,
  type StaffOrder,
  type TakeOrderBody,
  type TodayRequest,
  type CloseDayRequest,
  type CorrectDayRequest,
} from '@burger/shared/kitchen';
import type { RefusedTime } from '@burger/shared/hours/refused-time';
import { withKeyBehind } from '@burger/shared/platform/security';
import * as v from 'valibot';

/** Why the server rejects the staff session: no valid sign-in, or no staff role. */
export type WhyEnded = 'signed-out' | 'forbidden';

/**
 * The result of a request. `unreached`: no response or a temporary error; the server may have processed the
 * request.
 */
export type Answer<Value> =
  | { kind: 'ok'; value: Value }
  | { kind: 'unreached' }
  | { kind: 'ended'; why: WhyEnded }
  | { kind: 'refused'; message: string; field?: string | undefined };

export type TakeAnswer =
  | Answer<StaffOrder>
  | { kind: 'bill-changed'; change: BillChange }
  | { kind: 'time-refused'; message: string; time: RefusedTime };
export interface Moved {
  kind: 'moved';
  order: KitchenOrder;
  /**
   * Who last changed the order's status; absent from older servers and for requests other than status steps.
   */
  moved?: LastMove | null;
}
export type StepAnswer = Answer<KitchenOrder> | Moved;
export type AlterAnswer = StepAnswer | { kind: 'other-bill'; offer: ChangeOffer };
export type PublishBody =
  | { published: unknown; basedOn: string; withCodes: true }
  | { back: string };

export interface ReadFeed {
  feed: KitchenFeed;
  unreadable: string[];
}

export interface Asking {
  ask?: typeof fetch;
  /** Returns the staff member's ID token, refreshed if `fresh`; null when signed out. */
  token: (fresh: boolean) => Promise<string | null>;
}

interface Raw {
  status: number;
  body?: unknown;
}

const patienceMs = 8000;

async function send(
  { ask = (...request) => fetch(...request), token }: Asking,
  path: string,
  body: unknown,
  fresh: boolean,
): Promise<Raw> {
  const own = await token(fresh);
  if (!own) return { status: 401 };
  const authorization = `Bearer ${own}`;
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await ask(path, {
    cache: 'no-store',
    signal,
    ...(body === undefined
      ? { method: 'GET', headers: { authorization } }
      : {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
  });
  return { status: answer.status, body: await answer.json().catch(() => undefined) };
}

/**
 * Sends a request with the staff token; after a 401 once more with a fresh token. Returns null when there is
 * no response.
 */
async function askAsStaff(asking: Asking, path: string, body?: unknown): Promise<Raw | null> {
  try {
    const raw = await send(asking, path, body, false);
    return raw.status === 401 ? await send(asking, path, body, true) : raw;
  } catch {
    return null;
  }
}

type Read<Value> = (body: unknown) => Value;

const isTemporary = (status: number) => status >= 500 || status === 429 || status === 408;

function answerOf<Value>(raw: Raw | null, read: Read<Value>): Answer<Value> {
  if (!raw || isTemporary(raw.status)) return { kind: 'unreached' };
  if (raw.status === 401) return { kind: 'ended', why: 'signed-out' };
  if (raw.status === 403) return { kind: 'ended', why: 'forbidden' };
  if (raw.status >= 400) {
    const refused = v.safeParse(ApiErrorSchema, raw.body);
    if (!refused.success) return { kind: 'refused', message: `The server answered ${raw.status}` };
    const { message, field } = refused.output.error;
    return { kind: 'refused', message, ...(field !== undefined && { field }) };
  }
  try {
    return { kind: 'ok', value: read(raw.body) };
  } catch {
    return { kind: 'unreached' };
  }
}

const LooseFeedSchema = v.object({ ...KitchenFeedSchema.entries, orders: v.array(v.unknown()) });
const NumberedSchema = v.fallback(v.object({ orderId: v.string() }), { orderId: '?' });

export function readFeed(answer: unknown): ReadFeed {
  const { orders, ...rest } = v.parse(LooseFeedSchema, answer);
  const readable: KitchenOrder[] = [];
  const unreadable = [...(rest.damaged ?? [])];
  for (const order of orders) {
    const read = v.safeParse(KitchenOrderSchema, order);
    if (read.success) readable.push(read.output);
    else unreadable.push(v.parse(NumberedSchema, order).orderId.slice(0, 20));
  }
  return { feed: { ...rest, orders: readable }, unreadable };
}

const OrderAnswerSchema = v.object({ order: KitchenOrderSchema });
const MovedAnswerSchema = v.object({
  order: KitchenOrderSchema,
  moved: v.exactOptional(v.nullable(LastMoveSchema)),
});
const TodayAnswerSchema = v.object({ today: TodaySchema });
const PushKeySchema = v.object({ key: v.nullable(v.string()) });
const VersionAnswerSchema = v.object({ version: VersionSchema });
function movedIn(raw: Raw | null): Moved | null {
  const left = raw?.status === 409 ? v.safeParse(MovedAnswerSchema, raw.body) : null;
  return left?.success ? { kind: 'moved', ...left.output } : null;
}
const readOrder = (body: unknown) => v.parse(OrderAnswerSchema, body).order;

// Only panels that are in this chunk call these functions, so it is loaded by then.
const admin = () => import(/* webpackChunkName: "office" */ './admin-api.lazy');

const own = '/api/kitchen';
const orderAt = (key: string) => `${own}/orders/${encodeURIComponent(key)}`;

export type KitchenApi = ReturnType<typeof kitchenApi>;

/**
 * Creates the calls of `/api/kitchen/*` with the staff token. They never reject; each times out after eight
 * seconds.
 */
export function kitchenApi(asking: Asking) {
  const get = async <Value>(path: string, read: Read<Value>) =>
    answerOf(await askAsStaff(asking, path), read);
  const post = async <Value>(path: string, body: unknown, read: Read<Value>) =>
    answerOf(await askAsStaff(asking, path, body), read);
  const change = (key: string, what: string, request: object) =>
    post(`${orderAt(key)}/${what}`, request, readOrder);

  return {
    feed: (after: string | null) =>
      get(`${own}/orders${after === null ? '' : `?after=${encodeURIComponent(after)}`}`, readFeed),
    async step(key: string, request: StepRequest): Promise<StepAnswer> {
      const raw = await askAsStaff(asking, `${orderAt(key)}/step`, request);
      return movedIn(raw) ?? answerOf(raw, readOrder);
    },
    /** Returns what the order would cost with other lines. */
    async offer(key: string, request: OfferRequest): Promise<Answer<ChangeOffer> | Moved> {
      const { readOffer } = await admin();
      const raw = await askAsStaff(asking, `${orderAt(key)}/offer`, request);
      return movedIn(raw) ?? answerOf(raw, readOffer);
    },
    /**
     * Changes the order's lines for the agreed total; nothing is stored if the server computes another total.
     */
    async alter(key: string, request: ChangeRequest): Promise<AlterAnswer> {
      const { offerIn } = await admin();
      const raw = await askAsStaff(asking, `${orderAt(key)}/change`, request);
      const offer = raw?.status === 409 ? offerIn(raw.body) : null;
      return offer ? { kind: 'other-bill', offer } : (movedIn(raw) ?? answerOf(raw, readOrder));
    },
    acknowledge: (key: string, request: AcknowledgeRequest) => change(key, 'seen', request),
    reprint: (key: string, request: ReprintRequest) => change(key, 'reprint', request),
    promise: (key: string, request: PromiseRequest) => change(key, 'promise', request),
    pay: (key: string, request: PaymentRequest) => change(key, 'payment', request),
    bill: (key: string) => change(key, 'bill', {}),
    takeBack: (key: string, request: TakeBackRequest) => change(key, 'credit-note', request),
    /** Refunds what is left of a cancelled order's payment now. */
    refund: (key: string) => change(key, 'refund', {}),
    /** Retries a failed refund, or records that staff paid it out another way. */
    mendRefund: (key: string, request: RefundRequest) => change(key, 'refunds', request),
    /** Returns who corrected the order's payment method and why; null when nobody did. */
    putRight: (key: string) =>
      get(`${orderAt(key)}/payment`, (body) => v.parse(PutRightSchema, body).putRight),
    riderLink: (key: string) =>
      post(
        `${orderAt(key)}/rider-link`,
        {},
        (body) => location.origin + withKeyBehind(v.parse(RiderLinkSchema, body).path),
      ),
    endRiderLink: (key: string) => post(`${orderAt(key)}/rider-link/end`, {}, () => null),
    /** Creates an order that staff took; nothing is stored if the bill differs. */
    async take(request: TakeOrderBody): Promise<TakeAnswer> {
      const { changeIn, readStaffOrder, refusedTimeIn } = await admin();
      const raw = await askAsStaff(asking, `${own}/orders`, request);
      const change = raw?.status === 409 ? changeIn(raw.body) : null;
      if (change) return { kind: 'bill-changed', change };
      const refused = raw?.status === 422 ? refusedTimeIn(raw.body) : null;
      return refused ? { kind: 'time-refused', ...refused } : answerOf(raw, readStaffOrder);
    },
    /** Returns the customer details to prefill for a phone number, or null for a new customer. */
    customer: async (phone: string) =>
      post(`${own}/customers`, { phone }, (await admin()).readCustomer),
    distance: async (at: Coordinates) => post(`${own}/distance`, at, (await admin()).readDistance),
    /** Switches an order that waits for online payment to payment on delivery. */
    payOnHandOver: (key: string) => change(key, 'pay-on-hand-over', {}),
    takesOnline: async () => get('/api/shop', (await admin()).readTakesOnline),
    /** Returns the key of the shop for push messages; null if it sends none. */
    pushKey: () => get(`${own}/push`, (body) => v.parse(PushKeySchema, body).key),
    startPush: (subscription: PushSubscriptionJSON, language: Language) =>
      post(`${own}/push`, { ...subscription, language }, () => null),
    endPush: (endpoint: string) => post(`${own}/push/end`, { endpoint }, () => null),
    today: (request: TodayRequest) =>
      post(`${own}/today`, request, (body) => v.parse(TodayAnswerSchema, body).today),
    menu: async () => get(`${own}/menu`, (await admin()).readMenu),
    publish: (body: PublishBody) =>
      post(`${own}/menu`, body, (answer) => v.parse(VersionAnswerSchema, answer).version),
    day: async (date: string) =>
      get(`${own}/day?date=${encodeURIComponent(date)}`, (await admin()).readDay),
    closeDay: async (request: CloseDayRequest) =>
      post(`${own}/day/close`, request, (await admin()).readDayAnswer),
    correctDay: async (request: CorrectDayRequest) =>
      post(`${own}/day/correct`, request, (await admin()).readDayAnswer),
    /** Returns the sales figures of the seven days up to `to`, and of the seven days before. */
    weeks: async (to: string) =>
      get(`${own}/weeks?to=${encodeURIComponent(to)}`, (await admin()).readWeeks),
    /** Returns one page of a month's orders; `after` is the cursor of the previous page, or empty. */
    month: async (month: string, after: string) =>
      get(`${own}/month?${new URLSearchParams({ month, after })}`, (await admin()).readMonthPage),
    health: async () => get(`${own}/health`, (await admin()).readHealth),
    /** Returns the released versions of the remotes, without canaries. */
    live: async () => get('/remotes.json', (await admin()).readLive),
    /** Finds orders of the last 90 days by full number or phone, newest first. */
    search: (typed: string) =>
      post(`${own}/search`, { q: typed }, (body): KitchenSearch =>
        v.parse(KitchenSearchSchema, body),
      ),
    document: async (version: string) => get(`/shop/${version}.json`, (await admin()).readDocument),
    /**
     * Returns the published menu in a language. `page-shop` cannot be used: it is for pages prerendered from
     * a menu.
     */
    published: (version: string, language: Language = 'en') =>
      get(`/shop/${version}/${language}.json`, (body): Menu => v.parse(MenuSchema, body)),
  };
}
