import type { Clock } from '@burger/shared/device';
import type { KitchenOrder } from '@burger/shared/kitchen';
import type { Store } from '@burger/shared/store';
import { isInTime } from '@burger/shared/times';
import { withOrders } from './board';
import type { Answer, KitchenApi } from '../ports';
import type { CounterState } from './state';

export interface TimeWorld {
  api: Pick<KitchenApi, 'promise'>;
  clock: Pick<Clock, 'now'>;
  state: Store<CounterState>;
  /** A name for a press that no other has. */
  newPress: () => string;
}

export type GiveTime = (order: KitchenOrder, addMinutes: number) => Promise<Answer<KitchenOrder>>;

/** Who presses again after so long does not repeat a press whose answer was lost, but wants still more. */
const samePressMs = 2 * 60_000;

/** Gives orders more time. A press that was not answered is sent again under its name, so that nothing is added twice. */
export function createGiveTime({ api, clock, state, newPress }: TimeWorld): GiveTime {
  const unanswered = new Map<string, { press: string; at: number }>();

  return async (order, addMinutes) => {
    const what = `${order.key} ${addMinutes}`;
    const former = unanswered.get(what);
    const at = clock.now();
    const one = former && isInTime(former.at, samePressMs, at) ? former : { press: newPress(), at };
    unanswered.set(what, one);
    const answer = await api.promise(order.key, { addMinutes, press: one.press });
    if (answer.kind === 'ok' || answer.kind === 'refused') unanswered.delete(what);
    const now = state.get();
    if (answer.kind === 'ok' && now.board) {
      const orders = withOrders(now.board.orders, [answer.value]);
      state.set({ ...now, board: { ...now.board, orders } });
    }
    return answer;
  };
}
