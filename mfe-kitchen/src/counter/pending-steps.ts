import type { Clock } from '@burger/shared/device';
import type { KitchenOrder, StepRequest } from '@burger/shared/kitchen';
import { nextStatuses } from '@burger/shared/order';
import type { Kept } from '@burger/shared/storage';
import type { Store } from '@burger/shared/store';
import { withOrders } from './board';
import { readPending, triedAgain, whoMoved, withoutPending, withPending } from './pending';
import type { Pending } from './pending';
import type { KitchenApi, StepAnswer } from '../ports';
import type { CounterState, Told } from './state';

export interface StepsWorld {
  api: Pick<KitchenApi, 'step'>;
  clock: Clock;
  kept: Kept<unknown>;
  state: Store<CounterState>;
  /** A name for a press that no other has. */
  newPress: () => string;
  /** A step of this tablet was made. */
  onMade: (order: KitchenOrder, request: StepRequest) => void;
  onEnded: (why: 'signed-out' | 'forbidden') => void;
}

export interface Steps {
  /** Takes the press; it is sent at once, or as soon as the server answers again. */
  make(order: KitchenOrder, request: StepRequest): void;
  /** Sends what waits. */
  flush(): Promise<void>;
  /** Takes a press back that was not sent yet. */
  drop(key: string): void;
  /** Knows again what a reload left waiting. */
  recall(): void;
}

/** Moves orders on, each step once: the server makes it only if the order still stands where it was seen. */
export function createSteps({
  api,
  clock,
  kept,
  state,
  newPress,
  onMade,
  onEnded,
}: StepsWorld): Steps {
  let sending: string | null = null;

  const change = (changes: Partial<CounterState>) => state.set({ ...state.get(), ...changes });
  function keep(pending: readonly Pending[]): void {
    change({ pending });
    if (pending.length > 0) kept.write(pending);
    else kept.remove();
  }
  const know = (order: KitchenOrder) => {
    const { board } = state.get();
    if (board) change({ board: { ...board, orders: withOrders(board.orders, [order]) } });
  };

  function made(one: Pending, order: KitchenOrder): void {
    know(order);
    const { from, to } = one.request;
    // A step back is not itself taken back.
    const done = nextStatuses(from).includes(to)
      ? { key: one.key, orderId: one.orderId, from, to, at: clock.now() }
      : null;
    change({ done, told: null });
    onMade(order, one.request);
  }
  const tell = (told: Told) => change({ told });

  /** What an answer does to the press; tells whether the next may be sent. */
  function settle(one: Pending, answer: StepAnswer): boolean {
    if (answer.kind === 'unreached' || answer.kind === 'ended') {
      keep(triedAgain(state.get().pending, one.key));
      if (answer.kind === 'ended') onEnded(answer.why);
      return false;
    }
    // The order first: without its press it would ring for a moment.
    if (answer.kind === 'ok') made(one, answer.value);
    else if (answer.kind === 'refused') {
      tell({ kind: 'refused', orderId: one.orderId, message: answer.message });
    } else if (whoMoved(one, answer.order) === 'mine') made(one, answer.order);
    else {
      know(answer.order);
      tell({ kind: 'elsewhere', orderId: one.orderId, status: answer.order.status });
    }
    keep(withoutPending(state.get().pending, one.key));
    return true;
  }

  async function flush(): Promise<void> {
    while (sending === null) {
      const [one] = state.get().pending;
      if (!one) return;
      sending = one.key;
      const answer = await api.step(one.key, one.request);
      sending = null;
      if (!settle(one, answer)) return;
    }
  }

  return {
    make(order, request) {
      const one: Pending = {
        key: order.key,
        orderId: order.orderId,
        // Sent again it is known again; the same step of another tablet is another press.
        request: { ...request, press: newPress() },
        at: clock.now(),
        tries: 0,
      };
      keep(withPending(state.get().pending, one));
      void flush();
    },
    flush,
    drop(key) {
      const one = state.get().pending.find((pending) => pending.key === key);
      // Who knows whether what was sent has been heard?
      if (one && one.tries === 0 && sending !== key) {
        keep(withoutPending(state.get().pending, key));
      }
    },
    recall: () => change({ pending: readPending(kept.read(), clock.now()) }),
  };
}
