import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importCustomers, makeOrder, send, startBackend, stopBackend } from './backend-process';
import type { Measured } from './part';
import { percentile } from './statistics';

const [seconds, atATime, port] = [8, 16, 4150];

/** How many orders a second the built local backend takes, as a line of text and as figures. */
export async function measureOrders(): Promise<Measured> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'burger-bench-'));
  const child = await startBackend({ port, dataDir });

  try {
    const tokens = await importCustomers(port, Math.max(1000, seconds * 150));
    await new Promise((resolve) => setTimeout(resolve, 1100));
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

    // User and system time of all the backend's threads, in hundredths of a second.
    const cpuMs = () => {
      const [, after = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
      const fields = after.split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
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
    return {
      table,
      figures: { 'orders a second': aSecond, 'p99 of an order': percentile(times, 0.99) },
    };
  } finally {
    await stopBackend(child, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
