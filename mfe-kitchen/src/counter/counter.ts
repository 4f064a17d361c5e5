import type { Today } from '@burger/shared/contracts';
import { type Clock, isInTime } from '@burger/shared/platform/device';
import type { KitchenOrder, StepRequest, TodayRequest } from '@burger/shared/kitchen';
import type { Stored } from '@burger/shared/platform/storage';
import type { ReadStore } from '@burger/shared/platform/use-store';
import type { Answer, KitchenApi, WhyEnded } from '../api';
import type { Notices, Screen, Tab } from '../device/device';
import type { Sound } from '../device/sound';
import { backAs, soundAlarm, soundDeaf } from './alarm';
import { followOrders, type StoredBoard } from './feed';
import { createState, newerToday, nothingYet, ordersOf, type CounterState } from './state';
import { createSteps, mayUndo, stepRequest, undoRequest } from './steps';

export interface CounterServices {
  api: KitchenApi;
  clock: Clock;
  tab: Tab;
  sound: Sound;
  notices: Notices;
  screen: Screen;
  storedSteps: Stored<unknown>;
  /** The board stored for a reload without network; cleared when the shift ends. */
  stored: StoredBoard;
  newPress: () => string;
}

export const equipmentParts = ['sound', 'notices', 'screen'] as const;

/** The browser permissions and features that a shift needs, and whether they are available. */
export type Equipment = Record<(typeof equipmentParts)[number], boolean>;
type Made = (order: KitchenOrder, request: StepRequest) => void;
export type Counter = ReturnType<typeof createCounter>;

export function createCounter(services: CounterServices) {
  const { api, clock, sound, notices, screen, stored } = services;
  const state = createState();
  const listeners = new Set<Made>();
  let ended: (why: WhyEnded) => void = () => undefined;
  let silence: () => void = () => undefined;
  const onEnded = (why: WhyEnded) => ended(why);
  const onMade: Made = (order, request) => listeners.forEach((made) => made(order, request));
  const ring = () => {
    silence();
    silence = soundAlarm({ ...services, state, lastResponseAt: state.lastResponseAt });
  };
  const steps = createSteps({ ...services, state, onMade, onEnded });

  return {
    state: state as ReadStore<CounterState>,
    lastResponseAt: state.lastResponseAt as ReadStore<number | null>,
    follow(whenEnded: typeof ended): () => void {
      ended = whenEnded;
      state.set(nothingYet);
      state.lastResponseAt.set(null);
      steps.recall();
      const onAnswer = () => void steps.flush();
      const stop = followOrders({ ...services, state, onResponse: onAnswer, onEnded });
      return () => {
        stop();
        stored.forget();
        silence();
        silence = () => undefined;
      };
    },
    /**
     * Starts a shift. Must be called in a press handler. Reports missing permissions through `lacks` without
     * waiting for prompts.
     */
    startShift(lacks: (part: keyof Equipment) => void) {
      // Browsers require a user gesture, so all three are requested within the press.
      const requested = { sound: sound.unlock(), notices: notices.ask(), screen: screen.keepOn() };
      ring();
      for (const part of equipmentParts) {
        void requested[part].then((granted) => {
          if (!granted) lacks(part);
        });
      }
    },
    /** Resumes ringing in a view that replaced a crashed one; the sound was unlocked before. */
    goOn: ring,
    soundDeaf: (why: Parameters<typeof soundDeaf>[1]) => soundDeaf(services, why),
    make: steps.make,
    addStaffOrder(order: KitchenOrder) {
      state.know(order);
      onMade(order, stepRequest({ status: 'placed' }, order.status));
    },
    drop: steps.drop,
    undo() {
      const { done } = state.get();
      const order = done ? ordersOf(state.get()).get(done.key) : undefined;
      if (done && order && mayUndo(done, order, clock.now())) steps.make(order, undoRequest(done));
      state.change({ done: null });
    },
    dismiss: () => state.change({ reports: state.get().reports.slice(1) }),
    seeTo: (order: KitchenOrder) =>
      state.change({ acknowledged: [...state.get().acknowledged, backAs(order)] }),
    async acknowledge(order: KitchenOrder) {
      const answer = await api.acknowledge(order.key, { changes: order.changes?.length ?? 0 });
      if (answer.kind === 'ok') state.know(answer.value);
    },
    async reprint(order: KitchenOrder) {
      const answer = await api.reprint(order.key, { after: order.reprints ?? 0 });
      if (answer.kind === 'ok') state.know(answer.value);
      return answer;
    },
    know: (order: KitchenOrder) => state.know(order),
    moreTime: createGiveTime({ ...services, onOrder: state.know }),
    async changeToday(request: TodayRequest): Promise<Answer<Today>> {
      const answer = await api.today(request);
      const { board } = state.get();
      if (answer.kind === 'ok' && board) {
        state.change({ board: { ...board, today: newerToday(board.today, answer.value) } });
      }
      return answer;
    },
    onMade(made: Made) {
      listeners.add(made);
      return () => void listeners.delete(made);
    },
  };
}

/** A press repeated later than this (ms) means additional minutes, not a retry. */
const samePressMs = 2 * 60_000;

interface GiveTimeServices {
  api: Pick<KitchenApi, 'promise'>;
  clock: Pick<Clock, 'now'>;
  newPress: () => string;
  onOrder: (order: KitchenOrder) => void;
}

/**
 * Delays orders. A press without a response is repeated with its press id, so that minutes are not added
 * twice.
 */
export function createGiveTime(services: GiveTimeServices) {
  const { api, clock, newPress, onOrder } = services;
  const unanswered = new Map<string, { press: string; at: number }>();

  return async (order: KitchenOrder, addMinutes: number): Promise<Answer<KitchenOrder>> => {
    const what = `${order.key} ${addMinutes}`;
    const former = unanswered.get(what);
    const at = clock.now();
    const one = former && isInTime(former.at, samePressMs, at) ? former : { press: newPress(), at };
    unanswered.set(what, one);
    const answer = await api.promise(order.key, { addMinutes, press: one.press });
    if (answer.kind === 'ok' || answer.kind === 'refused') unanswered.delete(what);
    if (answer.kind === 'ok') onOrder(answer.value);
    return answer;
  };
}
