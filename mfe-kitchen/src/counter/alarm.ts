import type { KitchenOrder } from '@burger/shared/kitchen';
import { isFinal, type OrderStatus } from '@burger/shared/contracts';
import type { Clock } from '@burger/shared/platform/device';
import type { ReadStore } from '@burger/shared/platform/use-store';
import type { Notices, Tab } from '../device/device';
import type { Alarm, Sound } from '../device/sound';
import { messages, type Waiting } from '../messages/en';
import { isForLaterAt } from './for-later';
import {
  onEachResponse,
  ordersOf,
  type CounterState,
  type CounterStores,
  type PendingStep,
} from './state';

const lostAfterMs = 15_000;

/**
 * Returns whether the last response is too old, or its age unknown because the clock was set back. Times in
 * ms.
 */
export const isLost = (since: number, now: number): boolean => Math.abs(now - since) >= lostAfterMs;

const ringing: readonly OrderStatus[] = ['placed', 'brought_back'];

export const backAs = ({ key, history }: Pick<KitchenOrder, 'key' | 'history'>): string =>
  `${key} ${history.length}`;

/**
 * Returns the ringing orders: unaccepted, or brought back and not in `acknowledged`, unless a press for them
 * is pending.
 */
export function waitingFor(
  orders: Iterable<KitchenOrder>,
  pending: readonly PendingStep[],
  acknowledged: readonly string[] = [],
): KitchenOrder[] {
  const isPressed = ({ key, status }: KitchenOrder) =>
    pending.some((press) => press.key === key && press.request.from === status);
  return [...orders].filter(
    (order) =>
      ringing.includes(order.status) && !isPressed(order) && !acknowledged.includes(backAs(order)),
  );
}

const ringingIn = (state: CounterState): KitchenOrder[] =>
  waitingFor(ordersOf(state).values(), state.pending, state.acknowledged);

function counted(orders: readonly KitchenOrder[]): Waiting {
  const back = orders.filter(({ status }) => status === 'brought_back').length;
  return { news: orders.length - back, back };
}

export const waitingIn = (state: CounterState): Waiting => counted(ringingIn(state));
export const rings = ({ news, back }: Waiting): boolean => news + back > 0;

export function alarmOf(waiting: number, lost: boolean): Alarm {
  if (waiting > 0) return lost ? 'both' : 'news';
  return lost ? 'lost' : 'silence';
}

export interface AlarmServices {
  state: ReadStore<CounterState>;
  lastResponseAt: CounterStores['lastResponseAt'];
  sound: Pick<Sound, 'play' | 'once'>;
  notices: Pick<Notices, 'show'>;
  tab: Tab;
  clock: Pick<Clock, 'now'>;
}

const texts = messages.alarm;
const nameOf = (order: KitchenOrder) => (order.status === 'placed' ? order.key : backAs(order));

function silence({ sound, tab }: Pick<AlarmServices, 'sound' | 'tab'>): void {
  sound.play('silence');
  tab.setTitle(texts.title({ news: 0, back: 0 }, false));
}

/**
 * Returns open orders whose count is higher than ever since this tablet first got them. `highest` keeps the
 * counts by order.
 */
function risenIn(
  orders: Iterable<KitchenOrder>,
  highest: Map<string, number>,
  countOf: (order: KitchenOrder) => number,
): KitchenOrder[] {
  return [...orders].filter((order) => {
    const { key, status } = order;
    const before = highest.get(key);
    const count = countOf(order);
    highest.set(key, Math.max(before ?? 0, count));
    return before !== undefined && count > before && !isFinal(status);
  });
}

/**
 * Returns orders for later that are now due for cooking. Orders that this tablet did not know before are left
 * out.
 */
function dueIn(state: CounterState, now: number, waiting: Set<string>): KitchenOrder[] {
  return [...ordersOf(state).values()].filter((order) => {
    if (isForLaterAt(order, state, now)) {
      waiting.add(order.key);
      return false;
    }
    return waiting.delete(order.key) && order.status === 'confirmed';
  });
}

/** Plays the alarm for the board's state until staff react. Returns a function that stops it. */
export function soundAlarm(services: AlarmServices): () => void {
  const { state, sound, notices, tab, clock } = services;
  const later = new Set<string>();
  const announced = new Set<string>();
  const changes = new Map<string, number>();
  const postponements = new Map<string, number>();
  let wasLost = false;

  function hear(): void {
    const now = state.get();
    const orders = ringingIn(now);
    const waiting = counted(orders);
    sound.play(alarmOf(orders.length, now.lost));
    tab.setTitle(texts.title(waiting, now.lost));
    const fresh = orders.filter((order) => !announced.has(nameOf(order)));
    for (const order of fresh) announced.add(nameOf(order));
    const [first] = fresh;
    const isBack = first?.status === 'brought_back';
    const title = isBack ? texts.broughtBack : texts.news(waiting);
    const all = ordersOf(now);
    // Rings only once: nobody has to react to a change, and a continuous alarm would drown it.
    const [changed] = risenIn(all.values(), changes, (order) => order.changes?.length ?? 0);
    const [late] = risenIn(all.values(), postponements, (order) => (order.postponed ? 1 : 0));
    const [due] = dueIn(now, clock.now(), later);
    if (changed ?? late ?? due) sound.once();
    if (due && tab.isHidden()) notices.show(texts.due, due.orderId);
    if (changed && tab.isHidden()) notices.show(texts.changed, changed.orderId);
    if (late && tab.isHidden()) notices.show(texts.postponed, late.orderId);
    // With the tag of the push message about the order, so that both are one notification.
    if (first && tab.isHidden()) notices.show(title, first.orderId, first.orderId);
    if (now.lost && !wasLost && tab.isHidden()) notices.show(texts.lost, texts.lostHint);
    wasLost = now.lost;
  }

  hear();
  const stop = onEachResponse(services, hear);
  return () => {
    stop();
    silence(services);
  };
}

/** Why orders no longer ring on this tablet: the session ended during a shift, or the board crashed. */
type Deafness = 'ended' | 'stopped';

/**
 * Plays the alarm of a lost connection, because orders do not ring on this tablet. Returns a function that
 * stops it.
 */
export function soundDeaf(
  services: Omit<AlarmServices, 'state' | 'lastResponseAt' | 'clock'>,
  why: Deafness,
): () => void {
  const { sound, notices, tab } = services;
  const [title, notice] =
    why === 'ended' ? [texts.endedTitle, texts.ended] : [texts.stoppedTitle, texts.stopped];
  sound.play('lost');
  tab.setTitle(title);
  if (tab.isHidden()) notices.show(notice, texts.lostHint);
  return () => silence(services);
}
