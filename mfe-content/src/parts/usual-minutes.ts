import { pageRules } from '@burger/shared/page-shop';
import { minutesSpan } from '@burger/shared/times';

/** How long a delivery takes, such as 45–60. */
export const deliveryMinutes = minutesSpan(pageRules.delivery);

/** How long what is collected takes, such as 20–30; null where nobody collects an order. */
export const pickupMinutes = pageRules.pickup && minutesSpan(pageRules.pickup);
