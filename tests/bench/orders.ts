import { send, withBackend } from '../built-backend';
import { percentile, type Measured } from './part';
import { makeOrder } from '../order-body';

const [seconds, atATime, port] = [8, 16, 4150];

/** How many orders a second the built local backend takes, as a line of text and as figures. */
export const measureOrders = (): Promise<Measured> =>
  withBackend(port, Math.max(1000, seconds * 150), async ({ tokens, cpuMs }) => {
    const times: number[] = [];
    const refused = new Map<number, number>();
    let next = 0;

    async function placeUntil(end: number, record: boolean) {
      while (performance.now() < end) {
        const token = tokens[next++ % tokens.length];
        const started = performance.now();
        const { status } = await send(port, 'POST', '/api/orders', { token, body: makeOrder() });
        if (!record) continue;
        if (status === 201) times.push(performance.now() - started);
        else refused.set(status, (refused.get(status) ?? 0) + 1);
      }
    }
    const run = (ms: number, record: boolean) => {
      const end = performance.now() + ms;
      return Promise.all(Array.from({ length: atATime }, () => placeUntil(end, record)));
    };

    await run(2000, false);
    const cpuBefore = cpuMs();
    const started = performance.now();
    await run(seconds * 1000, true);
    const elapsed = (performance.now() - started) / 1000;
    const cpuBusy = cpuMs() - cpuBefore;
    const at = (share: number) => percentile(times, share).toFixed(1);
    const aSecond = times.length / elapsed;
    const table =
      `${aSecond.toFixed(0)} orders/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ` +
      `${(cpuBusy / times.length).toFixed(2)} ms of processor time each, ` +
      `${times.length} orders, ${atATime} at a time, refused ${JSON.stringify(Object.fromEntries(refused))}`;
    const figures = { 'orders a second': aSecond, 'p99 of an order': percentile(times, 0.99) };
    return { table, figures };
  });
