import orders from '@burger/restaurant/pages/orders.json';
import { inPageLanguage } from '@burger/shared/language';
import { fillText, ownFacts } from '@burger/shared/restaurant';

const words = inPageLanguage('mfe-account-orders/orders-text', orders);

/** What My Orders says before the first one; it may name how many minutes that one takes at least. */
export const emptyOrders = (minutes: number): string =>
  fillText(words.empty, { ...ownFacts, leastMinutes: `${minutes}` });
