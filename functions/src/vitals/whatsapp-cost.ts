import { dayOf } from '@burger/shared/hours';
import type { Rules } from '@burger/shared/contracts';
import type { Paise } from '@burger/shared/pricing';
import { type Counters, numberAt } from './counters';
import { countQuietly, countsOf } from './visits';

/** Price and cap of a month for a restaurant that sets none. Meta's price in India is about ₹0.12. */
export const usualWhatsApp = { rupeesPerThousand: 150, monthlyRupees: 1000 };

/** WhatsApp messages of this month. `cost` and `limit` are in paise. */
export interface WhatsAppMonth {
  sent: number;
  failed: number;
  cost: Paise;
  limit: Paise;
}

interface CostPorts {
  counters: Pick<Counters, 'add' | 'read'>;
  shop: { shop(): Promise<{ rules: Pick<Rules, 'whatsapp'> }> };
  now: () => Date;
}

/** Meta charges neither failed messages nor those within 24 hours of the customer's own (`free`). */
type Counted = 'sent' | 'failed' | 'free';

export interface WhatsAppCost {
  /** Counts a message. Never rejects: the message has been sent already. */
  count(what: Counted): Promise<void>;
  month(): Promise<WhatsAppMonth>;
}

/**
 * Counts WhatsApp messages by month. Instances buffer their counts for a minute, so a month may pass its cap
 * by as many messages.
 */
export function createWhatsAppCost({ counters, shop, now }: CostPorts): WhatsAppCost {
  const nameAt = (at: Date) => countsOf(dayOf(at).slice(0, 7), 'whatsapp');
  return {
    count(what) {
      const at = now();
      return countQuietly(counters, nameAt(at), { [what]: 1 }, at);
    },

    async month() {
      const [[found], { rules }] = await Promise.all([counters.read([nameAt(now())]), shop.shop()]);
      const { rupeesPerThousand, monthlyRupees } = rules.whatsapp ?? usualWhatsApp;
      const [sent, failed, free] = (['sent', 'failed', 'free'] as const).map((what) =>
        numberAt(found ?? {}, what),
      ) as [number, number, number];
      const charged = Math.max(0, sent - failed - free);
      return {
        ...{ sent, failed },
        cost: Math.ceil((charged * rupeesPerThousand) / 10),
        limit: monthlyRupees * 100,
      };
    },
  };
}

export const isAffordable = ({ cost, limit }: WhatsAppMonth): boolean => cost < limit;
