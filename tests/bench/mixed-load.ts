import { setTimeout } from 'node:timers/promises';
import { send, withBackend } from '../built-backend';
import { makeOrder } from '../order-body';
import { percentile } from './statistics';

/** What comes in a second of a quiet hour: three orders a minute, those who follow them, and visitors. */
const quietHour = { orders: 0.05, track: 4.5, shop: 1.67 };
type Kind = keyof typeof quietHour;
const kinds: readonly Kind[] = ['shop', 'track', 'orders'];

const [seconds, port] = [10, 4152];
// Limits count by address; Linux has a whole network of loopback ones.
const addresses = Array.from({ length: 60 }, (_, index) => `127.0.1.${index + 1}`);

/** What a level of load came to; times in ms. */
export interface Level {
  times: number;
  asked: number;
  answered: number;
  /** Answers a second. */
  rate: number;
  /** Processor time of each. */
  cpu: number;
  took: Record<Kind, { p50: number; p99: number }>;
}

/** Which requests come in a span of `seconds`, evenly, each kind at its own pace; earliest first. */
export function plannedLoad(times: number, seconds: number): { at: number; kind: Kind }[] {
  return kinds
    .flatMap((kind) => {
      const many = Math.max(1, Math.round(quietHour[kind] * times * seconds));
      return Array.from({ length: many }, (_, each) => ({
        at: ((each + 0.5) * seconds) / many,
        kind,
      }));
    })
    .sort((one, other) => one.at - other.at);
}

/** Asks for the shop, for orders under way and for new orders together, at each of these multiples of a quiet hour. */
export const measureMixedLoad = (levels: readonly number[]): Promise<Level[]> =>
  withBackend(port, 1000, async ({ tokens, cpuMs }) => {
    const links: string[] = [];
    let next = 0;

    async function place() {
      const token = tokens[next % tokens.length];
      const answer = await send(port, 'POST', '/api/orders', { token, body: makeOrder() });
      if (answer.status === 201) links.push(answer.body.trackingKey);
      return answer.status;
    }

    async function ask(kind: Kind): Promise<number> {
      next += 1;
      if (kind === 'orders') return place();
      const from = addresses[next % addresses.length];
      const where = kind === 'shop' ? '/api/shop' : `/api/track/${links[next % links.length]}`;
      return (await send(port, 'GET', where, { from })).status;
    }

    async function level(times: number): Promise<Level> {
      const planned = plannedLoad(times, seconds);
      const took: Record<Kind, number[]> = { shop: [], track: [], orders: [] };
      const cpuBefore = cpuMs();
      const began = performance.now();
      await Promise.all(
        planned.map(async ({ at, kind }) => {
          await setTimeout(at * 1000);
          const asked = performance.now();
          // Whoever gets no answer within a minute counts as not answered.
          const status = await ask(kind).catch(() => null);
          if (status !== null && status < 300) took[kind].push(performance.now() - asked);
        }),
      );
      const elapsed = (performance.now() - began) / 1000;
      const answered = kinds.reduce((sum, kind) => sum + took[kind].length, 0);
      const at = (kind: Kind, share: number) => percentile(took[kind], share);
      const both = (kind: Kind) => ({ p50: at(kind, 0.5), p99: at(kind, 0.99) });
      return {
        times,
        asked: planned.length,
        answered,
        rate: answered / elapsed,
        cpu: (cpuMs() - cpuBefore) / answered,
        took: { shop: both('shop'), track: both('track'), orders: both('orders') },
      };
    }

    // What is followed, and a server that is warm.
    for (let each = 0; each < 50; each += 1) await place();
    const measured: Level[] = [];
    for (const times of levels) measured.push(await level(times));
    return measured;
  });
