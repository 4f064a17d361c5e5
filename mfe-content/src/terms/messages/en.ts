import { inPageLanguage } from '@burger/shared/i18n';
import { restaurant } from '@burger/shared/restaurant';

const { legalName, name } = restaurant;

export const termsMessages = inPageLanguage('mfe-content/terms', {
  title: 'Terms, cancellation and refund',
  lead: `What holds when you order from ${name}. The figures are those by which the site takes your order.`,
  orderTitle: 'Your order',
  seller: (address: string, fssai: string) =>
    `${legalName}, ${address}, cooks and sells everything here itself. FSSAI licence ${fssai}.`,
  agreed:
    'With your order you ask us to cook it. It is agreed when the kitchen confirms it; the page of your order says so.',
  hours: (hours: string) => `Opening hours: ${hours}.`,
  child: 'If you are under 18, please order together with a parent.',
  priceTitle: 'Prices and payment',
  sealed: 'Where the details of a dish say MRP, all taxes are in its price and nothing is added.',
  rounded: 'The total is rounded to the nearest rupee.',
  bill: 'The cart shows the whole bill, each charge on its own line. You pay what you agreed to when you ordered, and no more.',
  pay: {
    cod: 'You can pay in cash when you get your order.',
    codOrUpi: 'You can pay when you get your order, in cash or by UPI.',
    online: (minutes: number) =>
      `Where the checkout offers it, you can pay online, on the page of the service that takes the money for us. What is not paid within ${minutes} minutes is not cooked, and ends by itself.`,
  },
  bringTitle: 'Delivery and pickup',
  reach: (km: number) => `We deliver up to ${km} km from the restaurant, measured along the road.`,
  charge: (freeKm: number, rupees: number) =>
    freeKm > 0
      ? `Delivery is free up to ${freeKm} km. Each kilometre begun after that costs ₹${rupees}.`
      : `Delivery costs ₹${rupees} for each kilometre begun.`,
  free: 'Delivery is free.',
  takes: (minutes: string) =>
    `It usually takes ${minutes} minutes. The page of your order says when to expect it, and when that changes.`,
  slots: (days: number) =>
    days > 0
      ? `You can choose a half hour, today or on one of the ${days} days after.`
      : 'You can choose a half hour of today.',
  pickup: (minutes: string) => `Pickup costs nothing; your order is ready in ${minutes} minutes.`,
  away: 'Where nobody can be reached at the address, the rider brings the order back, and we call you.',
  cancelTitle: 'Cancellation',
  cancel: (minutes: number) =>
    `You can cancel within ${minutes} minutes of ordering, as long as the kitchen has not confirmed: press Cancel order on the page of your order or under My Orders. It costs nothing.`,
  later: (phone: string) =>
    `Later, call ${phone}: what we have not begun to cook we still cancel. What is being cooked cannot be taken back.`,
  byUs: 'Now and then we have to cancel an order. Then we tell you why, and you owe nothing.',
  refundTitle: 'Refund',
  wrong: (phone: string) =>
    `Something is missing or not as it should be? Call ${phone} as soon as you can. We bring it, make it anew, or take it off the bill.`,
  unpaid: 'An order that is cancelled before it was paid costs you nothing.',
  paidOnline: 'What was paid online goes back by itself when the order is cancelled.',
  refund: (days?: number) =>
    `What was paid and is taken back is given back the way it was paid${days ? `, within ${days === 1 ? 'a day' : `${days} days`}` : ''}. You get a credit note for it.`,
  complainTitle: 'Questions and complaints',
  complain: 'Our grievance officer answers within 48 hours, and settles it within a month:',
  helpline:
    'If that does not help: National Consumer Helpline, phone 1915, consumerhelpline.gov.in.',
} as const);
