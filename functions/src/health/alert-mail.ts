import { restaurant } from '@burger/shared/restaurant';
import type { Mail } from '../mail/mail';
import { escapeHtml, type Row, tableOf, textOf } from '../mail/rows';

export type AlertKind =
  | 'orders'
  | 'outbox'
  | 'mails'
  | 'errors'
  | 'services'
  | 'payments'
  | 'provider'
  | 'whatsapp'
  | 'whatsapp-cost'
  | 'dispute'
  | 'overpaid';

export interface Alert {
  kind: AlertKind;
  news: string;
  help: string;
  facts: Row[];
  /** Subject of an alert mailed once a day at most. Without it, a kind of alert is mailed once an hour. */
  about?: string;
}

const subjects: Record<AlertKind, string> = {
  orders: 'Orders fail',
  outbox: 'Mails about orders wait',
  mails: 'The day’s mails run out',
  errors: 'A version fails twice as often',
  services: 'Google’s services refuse',
  payments: 'Money of orders waits',
  provider: 'Razorpay refuses',
  whatsapp: 'WhatsApp refuses',
  'whatsapp-cost': 'The month’s WhatsApp messages are used up',
  dispute: 'A customer’s bank disputes a payment',
  overpaid: 'More money went back than was paid',
};

export function alertMail({ kind, news, help, facts }: Alert): Mail {
  const link = { label: 'Health', value: `${restaurant.siteUrl}/kitchen`, isLink: true };
  const rows = [...facts, link];
  return {
    kind: 'alert',
    to: restaurant.ownerEmail,
    subject: `${subjects[kind]} – ${restaurant.name}`,
    text: [news, help, textOf(rows)].join('\n\n'),
    html: `<h1>${escapeHtml(subjects[kind])}</h1><p>${escapeHtml(news)}</p><p>${escapeHtml(help)}</p>${tableOf(rows)}`,
  };
}
