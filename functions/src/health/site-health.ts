import { isYounger } from '@burger/shared/times';
import type { Outbox } from '../orders/outbox';
import type { KeptShop } from '../shop/keep-shop';

export interface SiteHealth {
  status: 'ok' | 'failing';
  store: 'reachable' | 'unreachable';
  /** How long the oldest mail to the restaurant has waited; null where none waits. */
  outboxSeconds: number | null;
  /** The version of the menu that is sold from. */
  menu: string | null;
  at: string;
}

interface Ports {
  outbox: Pick<Outbox, 'waitingSince'>;
  shop: Pick<KeptShop, 'today'>;
  now: () => Date;
}

// Whoever asks often is answered with what was found last.
const goodForMs = 10_000;

/** In whole seconds. */
export const secondsSince = (since: number | null, at: number): number | null =>
  since === null ? null : Math.max(0, Math.round((at - since) / 1000));

/** Whether the site can take orders and tell of them. Never rejects. */
export function createSiteHealth({ outbox, shop, now }: Ports): () => Promise<SiteHealth> {
  let last: { answer: Promise<SiteHealth>; at: number } | null = null;

  async function look(): Promise<SiteHealth> {
    const at = now();
    try {
      const [since, { version }] = await Promise.all([outbox.waitingSince(), shop.today()]);
      return {
        status: 'ok',
        store: 'reachable',
        outboxSeconds: secondsSince(since, at.getTime()),
        menu: version,
        at: at.toISOString(),
      };
    } catch {
      const unknown = { outboxSeconds: null, menu: null, at: at.toISOString() };
      return { status: 'failing', store: 'unreachable', ...unknown };
    }
  }

  return () => {
    const at = now().getTime();
    if (!last || !isYounger(last.at, goodForMs, at)) last = { answer: look(), at };
    return last.answer;
  };
}
