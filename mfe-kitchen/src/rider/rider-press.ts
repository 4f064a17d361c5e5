import { RiderReportSchema, type RiderOrder, type RiderReport } from '@burger/shared/kitchen';
import { isFinal } from '@burger/shared/order';
import * as v from 'valibot';

/** The key of an address like /rider/0123…, or null where it carries none. */
export const riderKey = (path: string): string | null =>
  /^\/rider\/([0-9a-f]{32})\/?$/.exec(path)?.[1] ?? null;

/** The press that was kept on the phone. Throws where it is damaged. */
export const readPress = (kept: unknown): RiderReport => v.parse(RiderReportSchema, kept);

/** Where the rider stands: on the way, with a press that waits for an answer, or done. */
export type RiderStand = 'on-the-way' | 'sending' | 'over' | 'not-yet';

export function riderStand(order: RiderOrder, press: RiderReport | null): RiderStand {
  if (isFinal(order.status) || order.status === 'brought_back') return 'over';
  if (press) return 'sending';
  return order.status === 'out_for_delivery' ? 'on-the-way' : 'not-yet';
}
