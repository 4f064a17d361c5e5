import { RiderReportSchema, type RiderOrder, type RiderReport } from '@burger/shared/kitchen';
import { isFinal } from '@burger/shared/order';
import * as v from 'valibot';

/** The key of an address like /rider/0123…, or null where it carries none. */
export const riderKey = (path: string): string | null =>
  /^\/rider\/([0-9a-f]{32})\/?$/.exec(path)?.[1] ?? null;

/** The press that was kept on the phone; null where there is none, or it is damaged. */
export function readPress(text: string | null): RiderReport | null {
  try {
    const read = v.safeParse(RiderReportSchema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Where the rider stands: on the way, with a press that waits for an answer, or done. */
export type RiderStand = 'on-the-way' | 'sending' | 'over' | 'not-yet';

export function riderStand(order: RiderOrder, press: RiderReport | null): RiderStand {
  if (isFinal(order.status) || order.status === 'brought_back') return 'over';
  if (press) return 'sending';
  return order.status === 'out_for_delivery' ? 'on-the-way' : 'not-yet';
}
