import * as v from 'valibot';
import { languages, type Language } from '../i18n/languages';
import { emailShape } from './field-rules';
import { code, line, paragraph } from './text';

const missing = code('missing');
const incomplete = code('incomplete');
export const EmailSchema = v.pipe(line(254), v.regex(emailShape, code('bad-email')));

const reviewText = <Schema extends ReturnType<typeof line> | ReturnType<typeof paragraph>>(
  schema: Schema,
) => v.pipe(schema, v.minLength(1, incomplete));

/** Body of `POST /api/send-feedback-email`. The server sets the recipient, subject and HTML. */
export const FeedbackSchema = v.object({
  rating: v.pipe(
    v.number(incomplete),
    v.integer(incomplete),
    v.minValue(1, incomplete),
    v.maxValue(5, incomplete),
  ),
  name: reviewText(line(80)),
  email: v.pipe(reviewText(line(254)), EmailSchema),
  text: reviewText(paragraph(2000)),
});

export const contactSubjects = [
  'general',
  'reservation',
  'catering',
  'feedback',
  'complaint',
  'partnership',
] as const;

/** Body of `POST /api/contact`. */
export const ContactSchema = v.object({
  name: v.pipe(line(80), v.minLength(1, missing)),
  email: v.pipe(line(254), v.minLength(1, missing), EmailSchema),
  phone: v.optional(line(30), ''),
  subject: v.picklist(contactSubjects, missing),
  message: v.pipe(paragraph(4000), v.minLength(1, missing)),
});

/** Body of `POST /api/newsletter`. */
export const NewsletterSchema = v.object({
  email: EmailSchema,
  language: v.picklist(Object.keys(languages) as Language[]),
  /** The number of the text that the subscriber agreed to. Cached pages that send none show the first. */
  text: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
});

export type Feedback = v.InferOutput<typeof FeedbackSchema>;
export type Contact = v.InferOutput<typeof ContactSchema>;
export type Newsletter = v.InferOutput<typeof NewsletterSchema>;
export type ContactSubject = Contact['subject'];
