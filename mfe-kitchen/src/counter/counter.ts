import type { Today } from '@burger/shared/contracts';
import type { Clock } from '@burger/shared/device';
import type { KitchenOrder, StepRequest, TodayRequest } from '@burger/shared/kitchen';
import type { Kept } from '@burger/shared/storage';
import { createStore, type ReadStore } from '@burger/shared/store';
import { backAs } from './waiting';
import { newerToday } from './board';
import { mayUndo, undoRequest } from './undo';
import type { Answer, KitchenApi, Notices, Screen, Sound, Tab } from '../ports';
import { nothingYet, ordersOf, type CounterState } from './state';
import { followOrders } from './feed';
import type { KeptBoard } from './keep-board';
import { createGiveTime, type GiveTime } from './give-time';
import { createSteps, type Steps } from './pending-steps';
import { soundAlarm } from './alarm';
import { soundEnded } from './sound-ended';

export interface CounterWorld {
  api: KitchenApi;
  clock: Clock;
  tab: Tab;
  sound: Sound;
  notices: Notices;
  screen: Screen;
  /** The presses that wait, over a reload. */
  kept: Kept<unknown>;
  /** The board, for a reload without network; forgotten when the following ends. */
  seen: KeptBoard;
  /** A name for a press that no other has. */
  newPress: () => string;
}

/** What the browser gave to the shift. */
export interface Equipment {
  sound: boolean;
  notices: boolean;
  screen: boolean;
}

export const equipmentParts = ['sound', 'notices', 'screen'] as const;

export interface Counter {
  state: ReadStore<CounterState>;
  /** Follows the orders; the answer ends it. */
  follow(onEnded: (why: 'signed-out' | 'forbidden') => void): () => void;
  /**
   * From inside a press: alarms are heard from now on, until the following ends. Tells what the browser does not give;
   * nothing waits for that, since it may ask the cook, who has other things to do.
   */
  startShift(lacks: (part: keyof Equipment) => void): void;
  /** Tells that nobody is signed in any more who was at work, until the answer is called. */
  soundEnded(): () => void;
  make: Steps['make'];
  drop: Steps['drop'];
  undo(): void;
  dismiss(): void;
  /** Somebody sees to what was brought back: it rings no more here. */
  seeTo(order: KitchenOrder): void;
  moreTime: GiveTime;
  changeToday(request: TodayRequest): Promise<Answer<Today>>;
  onMade(made: (order: KitchenOrder, request: StepRequest) => void): () => void;
}

/** The counter: one board, one queue of steps, one alarm. */
export function createCounter(world: CounterWorld): Counter {
  const { api, clock } = world;
  const state = createStore<CounterState>(nothingYet);
  const listeners = new Set<(order: KitchenOrder, request: StepRequest) => void>();
  let ended: (why: 'signed-out' | 'forbidden') => void = () => undefined;
  let silence: () => void = () => undefined;
  const steps = createSteps({
    ...world,
    state,
    onMade: (order, request) => listeners.forEach((made) => made(order, request)),
    onEnded: (why) => ended(why),
  });
  const change = (changes: Partial<CounterState>) => state.set({ ...state.get(), ...changes });

  return {
    state,
    follow(onEnded) {
      ended = onEnded;
      state.set(nothingYet);
      steps.recall();
      const stop = followOrders({
        ...world,
        state,
        onHeard: () => void steps.flush(),
        onEnded: (why) => ended(why),
      });
      return () => {
        stop();
        world.seen.forget();
        silence();
        silence = () => undefined;
      };
    },
    startShift(lacks) {
      // All three are asked for within the press itself.
      const asked = {
        sound: world.sound.unlock(),
        notices: world.notices.ask(),
        screen: world.screen.keepOn(),
      };
      silence();
      silence = soundAlarm({ ...world, state });
      for (const part of equipmentParts) {
        void asked[part].then((given) => {
          if (!given) lacks(part);
        });
      }
    },
    soundEnded: () => soundEnded(world),
    make: steps.make,
    drop: steps.drop,
    undo() {
      const { done } = state.get();
      const order = done ? ordersOf(state.get()).get(done.key) : undefined;
      if (done && order && mayUndo(done, order, clock.now())) steps.make(order, undoRequest(done));
      change({ done: null });
    },
    dismiss: () => change({ told: null }),
    seeTo: (order) => change({ seenTo: [...state.get().seenTo, backAs(order)] }),
    moreTime: createGiveTime({ ...world, state }),
    async changeToday(request) {
      const answer = await api.today(request);
      const { board } = state.get();
      if (answer.kind === 'ok' && board) {
        change({ board: { ...board, today: newerToday(board.today, answer.value) } });
      }
      return answer;
    },
    onMade(made) {
      listeners.add(made);
      return () => void listeners.delete(made);
    },
  };
}
