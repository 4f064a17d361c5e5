import { addressIn, languages } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';
import type { Mail } from '../mail/mail';
import { escapeHtml } from '../mail/rows';
import type { Subscriber } from '../forms/newsletter';
import { welcomeWords } from './welcome-words';

/** What somebody is told who is new on the list: that they are, and how to leave it. */
export function welcomeMail({ email, language, key }: Omit<Subscriber, 'id'>): Mail {
  const { subject, text, stop } = welcomeWords[language];
  const { name, siteUrl } = restaurant;
  const link = siteUrl + addressIn(language, `/unsubscribe/${key}`);
  return {
    kind: 'newsletter',
    to: email,
    unsubscribe: `${siteUrl}/api/unsubscribe/${key}`,
    subject: subject(name),
    text: `${text(name)}\n\n${link}`,
    html: [
      `<div lang="${languages[language].tag}">`,
      `<p>${escapeHtml(text(name))}</p>`,
      `<p><a href="${escapeHtml(link)}">${escapeHtml(stop)}</a></p>`,
      '</div>',
    ].join(''),
  };
}
