import { measureMixedLoad, type Level } from './mixed-load';
import type { Measured } from './part';
import { measureStoreCosts, type Cost } from './store-costs';

const costRow = ({ kind, calls, reads, writes, bytes }: Cost): string =>
  `| ${kind} | ${calls} | ${reads} | ${writes} | ${bytes || ''} |`;

const both = ({ p50, p99 }: { p50: number; p99: number }): string =>
  `${p50.toFixed(1)} / ${p99.toFixed(1)}`;

const levelRow = ({ times, asked, answered, rate, cpu, took }: Level): string =>
  `| ×${times} | ${asked} | ${answered} | ${rate.toFixed(0)} | ${cpu.toFixed(2)} | ${both(took.shop)} | ${both(took.track)} | ${both(took.orders)} |`;

/** What each kind of request costs, and how answers grow slower as more come, as Markdown. */
export async function measureScale(): Promise<Measured> {
  const costs = await measureStoreCosts();
  const levels = await measureMixedLoad([1, 10, 100]);
  const table = [
    '| request | calls of the store | documents read | written | bytes |',
    '|---|---|---|---|---|',
    ...costs.map(costRow),
    '',
    '| load | asked in 10 s | answered | a second | processor ms each | shop p50 / p99 ms | track p50 / p99 ms | orders p50 / p99 ms |',
    '|---|---|---|---|---|---|---|---|',
    ...levels.map(levelRow),
  ].join('\n');
  return { table };
}
