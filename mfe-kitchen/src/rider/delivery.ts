import { poll, type Clock, type Poll } from '@burger/shared/device';
import type { RiderOrder, RiderReport } from '@burger/shared/kitchen';
import type { Kept } from '@burger/shared/storage';
import { createStore, type ReadStore } from '@burger/shared/store';
import { riderStand } from './rider-press';
import { riderMessages } from './messages';
import type { RiderAnswer, RiderApi } from '../ports';
import { keepSeen } from './keep-seen';

export type RiderView =
  | { phase: 'loading' }
  | { phase: 'unreached'; press: RiderReport | null }
  | { phase: 'gone' }
  | {
      phase: 'ready';
      order: RiderOrder;
      /** Whether it is as this phone saw it before, until there is an answer. */
      isOld: boolean;
      press: RiderReport | null;
      problem: string | null;
    };

export interface RiderWorld {
  api: RiderApi;
  clock: Pick<Clock, 'now'>;
  /** The press of one link. */
  keptFor: (key: string) => Kept<RiderReport>;
  /** The orders that this phone has seen, of all links that are still good. */
  seen: Kept<unknown>;
}

export interface RiderErrand {
  view: ReadStore<RiderView>;
  start(): () => void;
  /** Keeps the press, and repeats it until it is answered. */
  report(report: RiderReport): void;
  /** Asks at once. */
  look(): void;
}

const againMs = 5000;

/** One order on its way, as its link shows it. `null` is a link that is none. */
export function createErrand(key: string | null, world: RiderWorld): RiderErrand {
  const { api, clock } = world;
  const kept = key ? world.keptFor(key) : null;
  const seen = key ? keepSeen(key, world.seen, clock) : null;
  let press = kept?.read() ?? null;
  const view = createStore<RiderView>(atFirst());
  let asking: Poll | null = null;

  function atFirst(): RiderView {
    if (!key) return { phase: 'gone' };
    const order = seen?.look();
    return order
      ? { phase: 'ready', order, isOld: true, press, problem: null }
      : { phase: 'loading' };
  }

  function show(answer: RiderAnswer): void {
    const before = view.get();
    if (answer.kind === 'gone') {
      seen?.forget();
      return view.set({ phase: 'gone' });
    }
    if (answer.kind === 'ok') {
      const { order } = answer;
      const isOver = riderStand(order, press) === 'over';
      if (isOver) forget();
      if (isOver) seen?.forget();
      else seen?.keep(order);
      return view.set({ phase: 'ready', order, isOld: false, press, problem: null });
    }
    if (answer.kind === 'refused') forget();
    const isKnown = before.phase === 'ready' && (!before.isOld || seen?.look());
    if (!isKnown) return view.set({ phase: 'unreached', press });
    const problem = answer.kind === 'refused' ? answer.message : riderMessages.noNetwork;
    view.set({ ...before, press, problem });
  }

  function forget(): void {
    press = null;
    kept?.remove();
  }

  async function ask(link: string) {
    const sent = press;
    return { sent, answer: await (sent ? api.report(link, sent) : api.look(link)) };
  }

  function hear({ sent, answer }: Awaited<ReturnType<typeof ask>>): number | null {
    // An answer to the press ends it, whatever it says.
    if (sent && sent === press && answer.kind === 'ok') forget();
    show(answer);
    return answer.kind === 'unreached' || press ? againMs : null;
  }

  const look = () => asking?.now();

  return {
    view,
    look,
    start() {
      asking = key
        ? poll(
            () => ask(key),
            hear,
            () => true,
          )
        : null;
      return () => asking?.stop();
    },
    report(report) {
      const now = view.get();
      press = report;
      kept?.write(report);
      if (now.phase === 'ready') view.set({ ...now, press, problem: null });
      look();
    },
  };
}
