import { cleanLine, FeedbackSchema, type Feedback } from '@burger/shared/contracts';
import { fieldFault, type FieldFault } from '@burger/shared/fields';
import { inPageLanguage } from '@burger/shared/language';
import * as v from 'valibot';

/** What the review form holds; rating 0 is none yet. */
export interface ReviewDraft {
  rating: number;
  name: string;
  email: string;
  text: string;
}

export const emptyReview: ReviewDraft = { rating: 0, name: '', email: '', text: '' };

/** Labels of the stars; the first stands for no rating yet (spec.md §2). */
export const ratingLabels = inPageLanguage('mfe-content/ratings', [
  'Click to rate',
  'Poor',
  'Fair',
  'Good',
  'Very Good',
  'Excellent',
] as const);

export const ratings = [1, 2, 3, 4, 5] as const;

/** Whether the form may be sent: rating given, and no field blank. */
export const isComplete = ({ rating, name, email, text }: ReviewDraft): boolean =>
  rating > 0 && [name, email, text].every((field) => cleanLine(field) !== '');

/** The review ready to send, or what is wrong with it (spec.md §5). */
export function checkReview(
  draft: ReviewDraft,
): { review: Feedback; problem: null } | { review: null; problem: FieldFault | null } {
  const result = v.safeParse(FeedbackSchema, draft, { abortEarly: true });
  return result.success
    ? { review: result.output, problem: null }
    : { review: null, problem: fieldFault(result.issues[0]) };
}

/** Ratings of 4 and 5 go to the public review page, lower ones to the owner (spec.md §9). */
export const goesPublic = (rating: number): boolean => rating >= 4;
