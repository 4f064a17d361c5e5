import { cleanLine, type Feedback, FeedbackSchema } from '@burger/shared/contracts';
import { fieldFault, type FieldFault } from '@burger/shared/ui/fields';
import { restaurant } from '@burger/shared/restaurant';
import * as v from 'valibot';

interface ReviewDraft {
  rating: number;
  name: string;
  email: string;
  text: string;
}

export const emptyReview: ReviewDraft = { rating: 0, name: '', email: '', text: '' };
export const ratings = [1, 2, 3, 4, 5] as const;

export const isComplete = ({ rating, name, email, text }: ReviewDraft): boolean =>
  rating > 0 && [name, email, text].every((field) => cleanLine(field) !== '');

export function checkReview(
  draft: ReviewDraft,
): { review: Feedback; problem: null } | { review: null; problem: FieldFault | null } {
  const result = v.safeParse(FeedbackSchema, draft, { abortEarly: true });
  return result.success
    ? { review: result.output, problem: null }
    : { review: null, problem: fieldFault(result.issues[0]) };
}

/** Returns whether a rating goes to the public review page: 4 and 5 do, if there is one (spec.md §9). */
export const goesPublic = (rating: number): boolean =>
  rating >= 4 && restaurant.links.googleReview !== undefined;

/**
 * Result of a review. mailed: sent to the owner. copied: stored and on the clipboard. shown: stored, but the
 * clipboard refused.
 */
export type ReviewOutcome = 'mailed' | 'copied' | 'shown';

/** Submits a valid review according to its rating (spec.md §4). Rejects when the mail to the owner fails. */
export type SubmitReview = (review: Feedback) => Promise<ReviewOutcome>;

export const createSubmitReview =
  (to: {
    owner: (review: Feedback) => Promise<void>;
    device: (review: Feedback) => void;
    clipboard: (text: string) => Promise<void>;
    publicPage: () => void;
  }): SubmitReview =>
  async (review) => {
    if (!goesPublic(review.rating)) {
      await to.owner(review);
      return 'mailed';
    }
    to.device(review);
    const outcome = await to.clipboard(review.text).then(
      () => 'copied' as const,
      () => 'shown' as const,
    );
    to.publicPage();
    return outcome;
  };
