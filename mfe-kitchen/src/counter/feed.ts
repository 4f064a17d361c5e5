import { poll, type Clock } from '@burger/shared/device';
import type { Store } from '@burger/shared/store';
import { isLost } from './waiting';
import { mergeFeed } from './board';
import { takenBack } from './taken-back';
import type { KitchenApi } from '../ports';
import type { CounterState } from './state';
import type { KeptBoard } from './keep-board';

export interface FollowWorld {
  api: Pick<KitchenApi, 'feed'>;
  clock: Clock;
  state: Store<CounterState>;
  seen: Pick<KeptBoard, 'look' | 'keep'>;
  /** The server answers: what waits may be sent. */
  onHeard: () => void;
  onEnded: (why: 'signed-out' | 'forbidden') => void;
}

export const everyMs = 4000;
const pausesMs = [4000, 8000, 15_000];
const watchEveryMs = 1000;

/** Asks for the orders each four seconds, seen or hidden, and says when the server is silent too long. The answer stops that. */
export function followOrders({
  api,
  clock,
  state,
  seen,
  onHeard,
  onEnded,
}: FollowWorld): () => void {
  const startedAt = clock.now();
  let failures = 0;
  let cancelNext: () => void = () => undefined;

  const change = (changes: Partial<CounterState>) => state.set({ ...state.get(), ...changes });

  function hear(answer: Awaited<ReturnType<KitchenApi['feed']>>): null {
    cancelNext();
    if (answer.kind === 'ended') {
      onEnded(answer.why);
      return null;
    }
    if (answer.kind === 'ok') {
      failures = 0;
      const now = clock.now();
      const { feed, unreadable } = answer.value;
      const former = feed.whole ? [] : state.get().unreadable;
      const { board: before, told } = state.get();
      const [taken] = takenBack(before, feed);
      const heard = {
        board: mergeFeed(before, feed),
        skew: Date.parse(feed.now) - now,
        heardAt: now,
      };
      seen.keep(heard);
      change({
        ...heard,
        lost: false,
        told: taken ? { kind: 'taken-back', orderId: taken.orderId } : told,
        unreadable: [...new Set([...former, ...unreadable])],
      });
      onHeard();
    } else {
      failures += 1;
      // Opened without a network: the orders as they were, with the bar that says since when.
      const kept = state.get().board ? null : seen.look();
      if (kept) change({ ...kept, lost: isLost(kept.heardAt, clock.now()) });
    }
    // By the counter's clock, which does not sleep in a hidden tab.
    const pause = failures === 0 ? everyMs : (pausesMs[failures - 1] ?? 15_000);
    cancelNext = clock.after(pause, asking.now);
    return null;
  }

  let cancelWatch: () => void = () => undefined;
  function watch(): void {
    const lost = isLost(state.get().heardAt ?? startedAt, clock.now());
    if (lost !== state.get().lost) change({ lost });
    cancelWatch = clock.after(watchEveryMs, watch);
  }

  const asking = poll(
    () => api.feed(state.get().board?.cursor ?? null),
    hear,
    () => true,
  );
  watch();
  return () => {
    asking.stop();
    cancelNext();
    cancelWatch();
  };
}
