import type { OrderDocument } from '@burger/shared/order';
import type { StaffSince } from '../../auth/firebase';
import type { StaffDevices } from '../../channels/staff-devices';
import type { Log } from '../../http/errors';
import { within } from '../../http/retry';
import type { Push } from '../../push/web-push';
import { newOrderMessage } from '../views/phone-messages';
import type { Outbox } from './outbox';

export interface TellCounterPorts {
  push: Push | null;
  staffDevices: StaffDevices;
  staffSince: StaffSince;
  outbox: Pick<Outbox, 'begin'>;
  now: () => Date;
  log: Log;
}

/** Tells the devices of the counter about a new order. `key` is also the id of its notification. */
export type TellCounter = (order: OrderDocument, key: string) => Promise<void>;

// Each push service has 1.5 s to answer; the rest is for the store and the accounts.
const longestMs = 3000;

/**
 * Returns a function that pushes a new order once to each device of the counter whose account is still one of
 * the staff. Never rejects, as the mail tells the restaurant anyway.
 */
export function createTellCounter(ports: TellCounterPorts): TellCounter {
  const { push, staffDevices, staffSince, outbox, now, log } = ports;

  async function tell(service: Push, order: OrderDocument, key: string): Promise<void> {
    const at = now().getTime();
    const found = await staffDevices.all(at);
    if (found.length === 0) return;
    const since = await staffSince(found.map(({ uid }) => uid));
    // Stored before the first request: after a crash nobody knows which devices it has reached.
    if (!(await outbox.begin(key, 'pushedAt', at))) return;
    await Promise.all(
      found.map(async (device) => {
        const isStaff = device.at >= (since.get(device.uid) ?? Infinity);
        const message = newOrderMessage(order, device.language);
        const outcome = isStaff ? await service.send(device, message) : 'gone';
        if (outcome === 'gone') await staffDevices.remove(device.endpoint).catch(() => undefined);
      }),
    );
  }

  return async (order, key) => {
    if (!push) return;
    await within(longestMs, tell(push, order, key)).catch((error: Error) => {
      log(`Push of order ${order.orderId} to the counter failed: ${error.name}`, {
        severity: 'WARNING',
      });
    });
  };
}
