import {
  type Contact,
  ContactSchema,
  type ContactSubject,
  type Feedback,
  FeedbackSchema,
} from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { type RequestHandler, Router } from 'express';
import { checkedBody, readJson } from '../http/requests';
import type { Mail, SendMail } from '../mail/mail';
import { paragraphsOf, type Row, textOf } from '../mail/rows';

const subjects: Record<ContactSubject, string> = {
  general: 'General question',
  reservation: 'Reservation',
  catering: 'Catering',
  feedback: 'Feedback',
  complaint: 'Complaint',
  partnership: 'Partnership',
};

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

/** Builds the private mail about a customer's feedback (spec.md §7). It always goes to the owner. */
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

export function contactRoutes(send: SendMail, limit: RequestHandler): Router {
  return Router().post('/contact', limit, readJson, async (request, response) => {
    await send(contactMail(checkedBody(ContactSchema, request.body)));
    response.json({ sent: true });
  });
}

/** Serves `POST /send-feedback-email`. Ignores unknown body fields. */
export function feedbackRoutes(send: SendMail, limit: RequestHandler, now: () => Date): Router {
  return Router().post('/send-feedback-email', limit, readJson, async (request, response) => {
    await send(feedbackMail(checkedBody(FeedbackSchema, request.body), now()));
    response.json({ sent: true });
  });
}
