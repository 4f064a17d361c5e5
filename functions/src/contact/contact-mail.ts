import type { Contact, ContactSubject } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';
import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/mail';

const subjects: Record<ContactSubject, string> = {
  general: 'General question',
  reservation: 'Reservation',
  catering: 'Catering',
  feedback: 'Feedback',
  complaint: 'Complaint',
  partnership: 'Partnership',
};

/** The mail that a contact form makes, always to the restaurant. */
export function contactMail({ name, email, phone, subject, message }: Contact): Mail {
  const lines: [string, string][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone || 'not given'],
    ['Subject', subjects[subject]],
    ['Message', message],
  ];
  return {
    kind: 'contact',
    to: restaurant.emails.hello,
    replyTo: { name, address: email },
    subject: `Contact form: ${subjects[subject]}`,
    text: lines.map(([label, value]) => `${label}: ${isolated(value)}`).join('\n'),
    html: lines
      .map(
        ([label, value]) =>
          `<p><strong>${label}:</strong> ${escapeHtml(isolated(value)).replaceAll('\n', '<br>')}</p>`,
      )
      .join(''),
  };
}
