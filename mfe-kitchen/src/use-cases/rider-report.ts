import type { RiderOrder, RiderReport } from '@burger/shared/kitchen';
import { createStore, type ReadStore } from '@burger/shared/store';
import { messages } from '../messages';
import { readPress, riderStand } from '../model/rider-press';
import type { Clock, Kept, RiderAnswer, RiderApi } from '../ports';

export type RiderView =
  | { phase: 'loading' }
  | { phase: 'unreached'; press: RiderReport | null }
  | { phase: 'gone' }
  | { phase: 'ready'; order: RiderOrder; press: RiderReport | null; problem: string | null };

export interface RiderWorld {
  api: RiderApi;
  clock: Clock;
  /** The press of one link. */
  keptFor: (key: string) => Kept;
  onReturn: (back: () => void) => () => void;
}

export interface RiderErrand {
  view: ReadStore<RiderView>;
  start(): () => void;
  /** Keeps the press, and repeats it until it is answered. */
  report(report: RiderReport): void;
  look(): Promise<void>;
}

const againMs = 5000;

/** One order on its way, as its link shows it. `null` is a link that is none. */
export function createErrand(key: string | null, world: RiderWorld): RiderErrand {
  const { api, clock } = world;
  const kept = key ? world.keptFor(key) : null;
  const view = createStore<RiderView>(key ? { phase: 'loading' } : { phase: 'gone' });
  let press = readPress(kept?.read() ?? null);
  let busy = false;
  let stopped = false;
  let cancel: () => void = () => undefined;

  function show(answer: RiderAnswer): void {
    const before = view.get();
    if (answer.kind === 'gone') return view.set({ phase: 'gone' });
    if (answer.kind === 'ok') {
      if (riderStand(answer.order, press) === 'over') forget();
      return view.set({ phase: 'ready', order: answer.order, press, problem: null });
    }
    if (answer.kind === 'refused') forget();
    if (before.phase !== 'ready') return view.set({ phase: 'unreached', press });
    const problem = answer.kind === 'refused' ? answer.message : messages.rider.noNetwork;
    view.set({ ...before, press, problem });
  }

  function forget(): void {
    press = null;
    kept?.remove();
  }

  async function look(): Promise<void> {
    cancel();
    if (!key || busy || stopped) return;
    busy = true;
    const sent = press;
    const answer = await (sent ? api.report(key, sent) : api.look(key));
    busy = false;
    if (stopped) return;
    // An answer to the press ends it, whatever it says.
    if (sent && sent === press && answer.kind === 'ok') forget();
    show(answer);
    if (answer.kind === 'unreached' || press) cancel = clock.after(againMs, () => void look());
  }

  return {
    view,
    look,
    start() {
      stopped = false;
      const stopReturn = world.onReturn(() => void look());
      void look();
      return () => {
        stopped = true;
        cancel();
        stopReturn();
      };
    },
    report(report) {
      const now = view.get();
      press = report;
      kept?.write(JSON.stringify(report));
      if (now.phase === 'ready') view.set({ ...now, press, problem: null });
      void look();
    },
  };
}
