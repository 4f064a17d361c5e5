import type { Feedback } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import type { Mail } from '../mail/mail';
import { paragraphsOf, textOf, type Row } from '../mail/rows';

/** The private mail about a review (spec.md §7), always to the owner. */
export function feedbackMail({ rating, name, email, text }: Feedback, at: Date): Mail {
  const date = at.toLocaleDateString('en-IN', {
    timeZone: restaurant.timeZone,
    dateStyle: 'long',
  });
  const note = 'This feedback was sent privately and was not published.';
  const rows: Row[] = [
    { label: 'Rating', value: `${rating} of 5` },
    { label: 'Name', value: name },
    { label: 'Email', value: email },
    { label: 'Review', value: text },
    { label: 'Date', value: date },
  ];
  return {
    kind: 'feedback',
    to: restaurant.ownerEmail,
    replyTo: { name, address: email },
    subject: `Customer Feedback - ${rating} Star Review`,
    text: [textOf(rows), '', note].join('\n'),
    html: ['<h1>Customer feedback</h1>', paragraphsOf(rows), `<p>${note}</p>`].join(''),
  };
}
