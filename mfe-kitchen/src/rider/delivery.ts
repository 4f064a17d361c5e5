import { poll, type Clock, type Poll } from '@burger/shared/platform/device';
import {
  RiderOrderSchema,
  RiderReportSchema,
  type RiderOrder,
  type RiderReport,
} from '@burger/shared/kitchen';
import { isDeliveryOver } from '@burger/shared/contracts';
import type { Stored } from '@burger/shared/platform/storage';
import { createStore, type ReadStore } from '@burger/shared/platform/use-store';
import * as v from 'valibot';
import { riderMessages } from './messages/en';
import type { RiderAnswer, RiderApi } from './rider-api';

/** Returns the link key of a URL path like /rider#0123…, or the older /rider/0123…; null if there is none. */
export const riderKey = (address: string): string | null =>
  /^\/rider(?:\/|\/?#)([0-9a-f]{32})\/?$/.exec(address)?.[1] ?? null;

export const readPress = (stored: unknown): RiderReport => v.parse(RiderReportSchema, stored);

export type RiderStand = 'on-the-way' | 'sending' | 'over' | 'not-yet';

export function riderStand(order: RiderOrder, press: RiderReport | null): RiderStand {
  if (isDeliveryOver(order.status)) return 'over';
  if (press) return 'sending';
  return order.status === 'out_for_delivery' ? 'on-the-way' : 'not-yet';
}

const CachedOrderSchema = v.object({ order: RiderOrderSchema, until: v.number() });

/** Stored orders by link key; `until` is when the link expires, in ms of the phone's clock. */
type CachedOrders = Readonly<Record<string, v.InferOutput<typeof CachedOrderSchema>>>;

// Lifetime of a courier link in ms, for older servers that do not send the remaining time.
const linkLivesMs = 3 * 60 * 60_000;

const readCached = (stored: unknown, now: number): CachedOrders =>
  Object.fromEntries(
    Object.entries(stored ?? {}).flatMap(([key, one]: [string, unknown]) => {
      const read = v.safeParse(CachedOrderSchema, one);
      return read.success && read.output.until > now ? [[key, read.output]] : [];
    }),
  );

/** Stores the order of a link for a reload without network. Expired orders of all links are deleted. */
function cachedOrder(key: string, storage: Stored<unknown>, { now }: Pick<Clock, 'now'>) {
  function change(work: (cached: CachedOrders) => CachedOrders): CachedOrders {
    const next = work(readCached(storage.read(), now()));
    if (Object.keys(next).length > 0) storage.write(next);
    else storage.remove();
    return next;
  }
  return {
    read: () => change((cached) => cached)[key]?.order ?? null,
    write(order: RiderOrder) {
      const until = now() + (order.endsIn ?? linkLivesMs);
      change((cached) => ({ ...cached, [key]: { order, until } }));
    },
    forget: () => void change(({ [key]: _gone, ...others }) => others),
  };
}

export type RiderView =
  | { phase: 'loading' }
  | { phase: 'unreached'; press: RiderReport | null }
  | { phase: 'gone' }
  | {
      phase: 'ready';
      order: RiderOrder;
      /** Whether the order comes from storage and the server has not responded yet. */
      isOld: boolean;
      press: RiderReport | null;
      problem: string | null;
    };

export interface DeliveryServices {
  api: RiderApi;
  clock: Pick<Clock, 'now'>;
  storageFor: (key: string) => Stored<RiderReport>;
  cachedOrders: Stored<unknown>;
}

export type Delivery = ReturnType<typeof createDelivery>;
const againMs = 5000;
// Interval of polls in ms: staff may change the order while it is out for delivery.
const refreshMs = 20_000;

export function createDelivery(key: string | null, services: DeliveryServices) {
  const { api, clock } = services;
  const stored = key ? services.storageFor(key) : null;
  const cached = key ? cachedOrder(key, services.cachedOrders, clock) : null;
  let press = stored?.read() ?? null;
  const view = createStore<RiderView>(atFirst());
  let asking: Poll | null = null;

  function atFirst(): RiderView {
    if (!key) return { phase: 'gone' };
    const order = cached?.read();
    return order
      ? { phase: 'ready', order, isOld: true, press, problem: null }
      : { phase: 'loading' };
  }

  function show(answer: RiderAnswer): void {
    const before = view.get();
    if (answer.kind === 'gone') {
      cached?.forget();
      return view.set({ phase: 'gone' });
    }
    if (answer.kind === 'ok') {
      const { order } = answer;
      const isOver = riderStand(order, press) === 'over';
      if (isOver) forget();
      if (isOver) cached?.forget();
      else cached?.write(order);
      return view.set({ phase: 'ready', order, isOld: false, press, problem: null });
    }
    if (answer.kind === 'refused') forget();
    const isKnown = before.phase === 'ready' && (!before.isOld || cached?.read());
    if (!isKnown) return view.set({ phase: 'unreached', press });
    const problem = answer.kind === 'refused' ? answer.message : riderMessages.noNetwork;
    view.set({ ...before, press, problem });
  }

  function forget(): void {
    press = null;
    stored?.remove();
  }

  async function ask(link: string) {
    const sent = press;
    return { sent, answer: await (sent ? api.report(link, sent) : api.refresh(link)) };
  }

  function hear({ sent, answer }: Awaited<ReturnType<typeof ask>>): number | null {
    // Any response of the server to the report settles it, so it is not sent again.
    if (sent && sent === press && answer.kind === 'ok') forget();
    show(answer);
    if (answer.kind === 'unreached' || answer.kind === 'refused' || press) return againMs;
    return answer.kind === 'ok' && riderStand(answer.order, null) !== 'over' ? refreshMs : null;
  }

  const refresh = () => asking?.now();

  return {
    view: view as ReadStore<RiderView>,
    refresh,
    start(): () => void {
      asking = key
        ? poll(
            () => ask(key),
            hear,
            () => press !== null,
          )
        : null;
      return () => asking?.stop();
    },
    report(report: RiderReport) {
      const now = view.get();
      press = report;
      stored?.write(report);
      if (now.phase === 'ready') view.set({ ...now, press, problem: null });
      refresh();
    },
  };
}
