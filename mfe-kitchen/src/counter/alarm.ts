import type { KitchenOrder } from '@burger/shared/kitchen';
import type { ReadStore } from '@burger/shared/store';
import { messages } from '../messages';
import { alarmOf, backAs, nobody, waitingFor, waitingOf } from './waiting';
import type { Notices, Sound, Tab } from '../ports';
import { ordersOf, type CounterState } from './state';

export interface AlarmWorld {
  state: ReadStore<CounterState>;
  sound: Pick<Sound, 'play'>;
  notices: Pick<Notices, 'show'>;
  tab: Pick<Tab, 'isHidden' | 'setTitle'>;
}

const texts = messages.alarm;

const nameOf = (order: KitchenOrder): string =>
  order.status === 'placed' ? order.key : backAs(order);

/**
 * Makes heard what the board shows, at the same moment: what nobody has accepted, and what was brought back, rings until
 * somebody does something about it, and a lost
 * connection has a sound of its own. The answer ends it.
 */
export function soundAlarm({ state, sound, notices, tab }: AlarmWorld): () => void {
  const announced = new Set<string>();
  let wasLost = false;

  function hear(): void {
    const now = state.get();
    const orders = waitingFor(ordersOf(now).values(), now.pending, now.seenTo);
    const waiting = waitingOf(orders);
    sound.play(alarmOf(orders.length, now.lost));
    tab.setTitle(texts.title(waiting, now.lost));
    const fresh = orders.filter((order) => !announced.has(nameOf(order)));
    for (const order of fresh) announced.add(nameOf(order));
    const [first] = fresh;
    const isBack = first?.status === 'brought_back';
    const title = isBack ? texts.broughtBack : texts.news(waiting);
    if (first && tab.isHidden()) notices.show(title, first.orderId);
    if (now.lost && !wasLost && tab.isHidden()) notices.show(texts.lost, texts.lostHint);
    wasLost = now.lost;
  }

  hear();
  const stop = state.subscribe(hear);
  return () => {
    stop();
    sound.play('silence');
    tab.setTitle(texts.title(nobody, false));
  };
}
