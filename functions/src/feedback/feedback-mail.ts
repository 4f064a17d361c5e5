import type { Feedback } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';
import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/mail';

/** The private mail about a review (spec.md §7), always to the owner. */
export function feedbackMail({ rating, name, email, text }: Feedback, at: Date): Mail {
  const date = at.toLocaleDateString('en-IN', {
    timeZone: restaurant.timeZone,
    dateStyle: 'long',
  });
  const note = 'This feedback was sent privately and was not published.';
  const lines: [string, string][] = [
    ['Rating', `${rating} of 5`],
    ['Name', name],
    ['Email', email],
    ['Review', text],
    ['Date', date],
  ];
  return {
    kind: 'feedback',
    to: restaurant.ownerEmail,
    replyTo: { name, address: email },
    subject: `Customer Feedback - ${rating} Star Review`,
    text: [...lines.map(([label, value]) => `${label}: ${isolated(value)}`), '', note].join('\n'),
    html: [
      '<h1>Customer feedback</h1>',
      ...lines.map(
        ([label, value]) =>
          `<p><strong>${label}:</strong> ${escapeHtml(isolated(value)).replaceAll('\n', '<br>')}</p>`,
      ),
      `<p>${note}</p>`,
    ].join(''),
  };
}
