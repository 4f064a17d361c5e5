import type { Clock } from '@burger/shared/device';
import type { Kept } from '@burger/shared/storage';
import type { Board } from './board';
import { boardToKeep, readBoard, type SeenBoard } from './stored-board';

export interface KeptBoard {
  /** As this tablet saw it last; null where it has not, or that was another shift. */
  look(): SeenBoard | null;
  keep(seen: SeenBoard): void;
  forget(): void;
}

// The same orders again: only when they were heard of.
const everyMs = 30_000;

/** Keeps what is under way on the tablet, so that it is there after a reload without network. */
export function keepBoard(kept: Kept<unknown>, { now }: Pick<Clock, 'now'>): KeptBoard {
  let last: { orders: Board['orders'] | null; at: number } = { orders: null, at: 0 };
  const forget = () => {
    last = { orders: null, at: 0 };
    kept.remove();
  };
  return {
    look() {
      const seen = readBoard(kept.read(), now());
      if (!seen) forget();
      return seen;
    },
    keep(seen) {
      const { orders } = seen.board;
      if (orders === last.orders && Math.abs(seen.heardAt - last.at) < everyMs) return;
      last = { orders, at: seen.heardAt };
      kept.write(boardToKeep(seen));
    },
    forget,
  };
}
