import type { OrderDocument } from '@burger/shared/order';
import type { SendMail } from '../mail/mail';
import { orderMail } from './views/restaurant-mail';
import type { Outbox } from './outbox';

interface NotifyPorts {
  outbox: Pick<Outbox, 'sent'>;
  sendMail: SendMail;
  now: () => Date;
}

/** The first attempt to tell the restaurant about an order that was just stored under the key. What fails is left to the sweep. */
export const createNotifyRestaurant =
  ({ outbox, sendMail, now }: NotifyPorts) =>
  async (order: OrderDocument, key: string): Promise<void> => {
    await sendMail(orderMail(order));
    await outbox.sent(key, now().getTime());
  };
