import type { KitchenFeed, KitchenOrder, StepRequest } from '@burger/shared/kitchen';
import type { Send } from './bad-line';
import type { Week } from './week';

const finals = ['delivered', 'cancelled'];
const mostTries = 4;

export interface Tablet {
  board: Map<string, KitchenOrder>;
  /** Asks what is new. */
  ask(): Promise<void>;
  /** Makes a step, again where nothing was heard; whether it was made, as far as that is known. */
  step(order: KitchenOrder, step: StepRequest): Promise<boolean>;
  /** A link for who carries an order; null where there is none. */
  link(order: KitchenOrder): Promise<string | null>;
}

interface Settings {
  token: string;
  /** The counter of before: it names no presses. */
  isFormer: boolean;
  send: Send;
}

export function createTablet({ ledger, seed }: Week, { token, isFormer, send }: Settings): Tablet {
  const board = new Map<string, KitchenOrder>();
  const line = (asked: Parameters<Send>[0]) => send({ ...asked, token, network: '198.51.100.9' });
  let cursor: string | null = null;
  let presses = 0;

  function show(order: KitchenOrder): void {
    ledger.see(order.key, order.history);
    const before = board.get(order.key);
    if (before && before.revision > order.revision) return;
    const { status, payment } = order;
    if (status === 'delivered' && payment !== 'pending') ledger.paid.set(order.key, payment);
    if (finals.includes(status)) board.delete(order.key);
    else board.set(order.key, order);
  }

  return {
    board,
    async ask() {
      const query = cursor === null ? '' : `?after=${cursor}`;
      const answer = await line({ path: `/api/kitchen/orders${query}` });
      if (answer?.status !== 200) return;
      const feed = answer.body as KitchenFeed;
      const open = new Set(feed.orders.map(({ key }) => key));
      if (feed.whole) for (const key of board.keys()) if (!open.has(key)) board.delete(key);
      feed.orders.forEach(show);
      cursor = feed.cursor;
    },

    async step({ key }, step) {
      presses += 1;
      const press = `${token}-${seed}-${presses}`.padEnd(8, '-');
      const body = isFormer ? step : { ...step, press };
      for (let tries = 0; tries < mostTries; tries += 1) {
        const answer = await line({ path: `/api/kitchen/orders/${key}/step`, body });
        if (!answer || answer.status === 503) continue;
        if (answer.body?.order) show(answer.body.order);
        if (answer.status === 200) return true;
        ledger.count(`kitchen refused: ${answer.body?.error?.code}`);
        if (![400, 409].includes(answer.status)) {
          ledger.problems.push(`A step was answered ${JSON.stringify(answer).slice(0, 300)}`);
        }
        return false;
      }
      return false;
    },

    async link({ key }) {
      const path = `/api/kitchen/orders/${key}/rider-link`;
      const answer = await line({ method: 'POST', path });
      return answer?.status === 200 ? (answer.body.path as string) : null;
    },
  };
}
