import { restaurant } from '@burger/shared/restaurant';
import type { Mail } from '../mail/mail';
import { escapeHtml, tableOf, textOf, type Row } from '../mail/rows';

/** What the owner is told of: each at most once an hour. */
export type AlertKind = 'orders' | 'outbox' | 'errors';

export interface Alert {
  kind: AlertKind;
  /** What is wrong, in a sentence. */
  news: string;
  /** What to do about it. */
  help: string;
  facts: Row[];
}

const subjects: Record<AlertKind, string> = {
  orders: 'Orders fail',
  outbox: 'Mails about orders wait',
  errors: 'A version fails twice as often',
};

/** The mail by which the owner hears of it. */
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
