import type { GstRules, Rules } from '../contracts/rules';
import { inPageLanguage } from '../i18n/i18n';
import { minutesSpan } from '../platform/device/durations';
import type { Sentence } from '../restaurant/placeholders';
import { restaurant } from '../restaurant/restaurant';

export const messages = inPageLanguage('shared/facts', {
  tax: (all: string, cgst: string, sgst: string) =>
    `Menu prices are without tax. GST of ${all} (${cgst} CGST and ${sgst} SGST) is added to food and delivery. Each has its own line on the bill, from the cart on.`,
  noTax: 'We add no tax: what the menu says is what the food costs.',
  pickup: (minutes: string) =>
    `Yes: choose Pickup at the checkout. It has no delivery fee, is ready in ${minutes} minutes or at a time that you choose, and you pay at the counter.`,
  noPickup: (phone: string) =>
    `Yes, by phone. Call ${phone}, tell us what and when, and pay at the counter.`,
} as const);

const percent = (basisPoints: number): string => `${basisPoints / 100}%`;

/** Only a restaurant under the regular GST scheme may collect tax. */
const taxSentence = ({ scheme, cgst, sgst }: GstRules): string =>
  scheme === 'regular'
    ? messages.tax(percent(cgst + sgst), percent(cgst), percent(sgst))
    : messages.noTax;

/** Returns the sentences about the shop rules that only FAQ answers may contain. */
export const sentencesOn = ({ gst, pickup }: Rules): Record<Sentence, string> => ({
  pickup: pickup ? messages.pickup(minutesSpan(pickup)) : messages.noPickup(restaurant.phones[0]),
  tax: taxSentence(gst),
});
