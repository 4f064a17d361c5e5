import type { Contact, ContactSubject } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import type { Mail } from '../mail/mail';
import { paragraphsOf, textOf, type Row } from '../mail/rows';

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
  const rows: Row[] = [
    { label: 'Name', value: name },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone || 'not given' },
    { label: 'Subject', value: subjects[subject] },
    { label: 'Message', value: message },
  ];
  return {
    kind: 'contact',
    to: restaurant.emails.hello,
    replyTo: { name, address: email },
    subject: `Contact form: ${subjects[subject]}`,
    text: textOf(rows),
    html: paragraphsOf(rows),
  };
}
