import { setTimeout } from 'node:timers/promises';
import { send, withBackend } from '../built-backend';
import { percentile, type Measured } from './part';
import { makeOrder } from '../order-body';

const [seconds, atATime, port] = [8, 16, 4150];
const pace = 100;

/**
 * Measures the orders per second of the built local backend, and its latency at a steady rate. Returns text
 * and figures.
 */
export const measureOrders = (): Promise<Measured> =>
  withBackend(port, Math.max(1000, seconds * 150), async ({ tokens, cpuMs }) => {
    let next = 0;

    /**
     * Sends orders with `sends`, which calls the given function for each order. Returns latencies and errors.
     */
    async function measure(sends: (placeOne: () => Promise<void>) => Promise<unknown>) {
      const times: number[] = [];
      const refused = new Map<number, number>();
      const placeOne = async () => {
        const token = tokens[next++ % tokens.length];
        const started = performance.now();
        const { status } = await send(port, 'POST', '/api/orders', { token, body: makeOrder() });
        if (status === 201) times.push(performance.now() - started);
        else refused.set(status, (refused.get(status) ?? 0) + 1);
      };
      const cpuBefore = cpuMs();
      const started = performance.now();
      await sends(placeOne);
      const elapsed = (performance.now() - started) / 1000;
      const cpu = (cpuMs() - cpuBefore) / times.length;
      const at = (share: number) => percentile(times, share);
      const aSecond = times.length / elapsed;
      const line =
        `${aSecond.toFixed(0)} orders/s, p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, ` +
        `${cpu.toFixed(2)} ms of processor time each, ${times.length} orders, ` +
        `refused ${JSON.stringify(Object.fromEntries(refused))}`;
      return { line, aSecond, p99: at(0.99) };
    }

    const asManyAsItTakes = (forSeconds: number) => async (placeOne: () => Promise<void>) => {
      const end = performance.now() + forSeconds * 1000;
      const one = async () => {
        while (performance.now() < end) await placeOne();
      };
      await Promise.all(Array.from({ length: atATime }, one));
    };
    // Open-loop load: each order is sent on time, whether or not the previous ones got a response.
    const atAPace = (placeOne: () => Promise<void>) =>
      Promise.all(
        Array.from({ length: seconds * pace }, async (_, index) => {
          await setTimeout((index * 1000) / pace);
          await placeOne();
        }),
      );

    await measure(asManyAsItTakes(2));
    const most = await measure(asManyAsItTakes(seconds));
    const steady = await measure(atAPace);
    const table = `${atATime} at a time: ${most.line}\n\n${pace} a second: ${steady.line}`;
    return { table, figures: { 'orders a second': most.aSecond, 'p99 of an order': steady.p99 } };
  });
