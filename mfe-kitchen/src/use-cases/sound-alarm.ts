import type { ReadStore } from '@burger/shared/store';
import { messages } from '../messages';
import { alarmOf, waitingFor } from '../model/alarm';
import type { Notices, Sound, Tab } from '../ports';
import { ordersOf, type CounterState } from './counter-state';

export interface AlarmWorld {
  state: ReadStore<CounterState>;
  sound: Pick<Sound, 'play'>;
  notices: Pick<Notices, 'show'>;
  tab: Pick<Tab, 'isHidden' | 'setTitle'>;
}

const texts = messages.alarm;

/**
 * Makes heard what the board shows, at the same moment: what nobody has accepted rings until somebody does, and a lost
 * connection has a sound of its own. The answer ends it.
 */
export function soundAlarm({ state, sound, notices, tab }: AlarmWorld): () => void {
  const announced = new Set<string>();
  let wasLost = false;

  function hear(): void {
    const now = state.get();
    const waiting = waitingFor(ordersOf(now).values(), now.pending);
    sound.play(alarmOf(waiting.length, now.lost));
    tab.setTitle(texts.title(waiting.length, now.lost));
    const fresh = waiting.filter(({ key }) => !announced.has(key));
    for (const { key } of fresh) announced.add(key);
    const [first] = fresh;
    if (first && tab.isHidden()) notices.show(texts.news(waiting.length), first.orderId);
    if (now.lost && !wasLost && tab.isHidden()) notices.show(texts.lost, texts.lostHint);
    wasLost = now.lost;
  }

  hear();
  const stop = state.subscribe(hear);
  return () => {
    stop();
    sound.play('silence');
    tab.setTitle(texts.title(0, false));
  };
}
