import * as v from 'valibot';
import { messages } from './messages';
import { line, paragraph } from './text';

const { fields, incompleteReview } = messages;

// Non-space text, an at-sign, a domain, a dot and a suffix (spec.md §5).
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const EmailSchema = v.pipe(line(fields.email, 254), v.regex(email, messages.badEmail));

const reviewText = <Schema extends ReturnType<typeof line> | ReturnType<typeof paragraph>>(
  schema: Schema,
) => v.pipe(schema, v.minLength(1, incompleteReview));

/**
 * Body of `POST /api/send-feedback-email`. Recipient, subject and HTML are made on the server:
 * what a browser sends for them is not read.
 */
export const FeedbackSchema = v.object({
  rating: v.pipe(
    v.number(incompleteReview),
    v.integer(incompleteReview),
    v.minValue(1, incompleteReview),
    v.maxValue(5, incompleteReview),
  ),
  name: reviewText(line(fields.name, 80)),
  email: v.pipe(reviewText(line(fields.email, 254)), EmailSchema),
  text: reviewText(paragraph(fields.review, 2000)),
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
  name: v.pipe(line(fields.name, 80), v.minLength(1, messages.name)),
  email: v.pipe(line(fields.email, 254), v.minLength(1, messages.email), EmailSchema),
  phone: v.optional(line(fields.phone, 30), ''),
  subject: v.picklist(contactSubjects, messages.subject),
  message: v.pipe(paragraph(fields.message, 4000), v.minLength(1, messages.message)),
});

/** Body of `POST /api/newsletter`. */
export const NewsletterSchema = v.object({ email: EmailSchema });

export type Feedback = v.InferOutput<typeof FeedbackSchema>;
export type Contact = v.InferOutput<typeof ContactSchema>;
export type Newsletter = v.InferOutput<typeof NewsletterSchema>;
export type ContactSubject = Contact['subject'];
