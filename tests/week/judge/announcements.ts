import { formatMoney } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { paise, type Judge } from './found';

const numberIn = new RegExp(`${restaurant.orderIdPrefix}\\d{9}`);

/** Every stored order was announced with its total, and mails about it went to the restaurant and its customer alone. */
export const judgeAnnouncements: Judge = ({ site, ledger }, { orders }) => {
  const announced = new Map<string, string[]>();
  const recipients = new Map<string, Set<string>>();
  for (const { to, subject, text } of site.mails()) {
    const number = numberIn.exec(`${subject} ${text}`)?.[0] ?? '';
    recipients.set(number, (recipients.get(number) ?? new Set()).add(to));
    if (to !== restaurant.emails.orders || !subject.startsWith('New order')) continue;
    announced.set(number, [...(announced.get(number) ?? []), `${subject} ${text}`]);
  }
  return [...orders].flatMap(([key, { orderId, pricing }]) => {
    const mails = announced.get(orderId) ?? [];
    if (mails.length === 0) return [`${key} was never announced`];
    const total = formatMoney(paise(pricing.total));
    if (!mails.every((mail) => mail.includes(total)))
      return [`${key} was announced with another total`];
    const own = new Set([restaurant.emails.orders, ledger.placings.get(key)?.email]);
    const strangers = [...(recipients.get(orderId) ?? [])].filter((to) => !own.has(to));
    return strangers.length > 0 ? [`${key} was told to ${strangers.join()}`] : [];
  });
};
