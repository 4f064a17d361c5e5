import { messages } from '../../messages';
import type { LookupFailure } from '../../model/delivery';

/** Why the location is not known, in the words of the checkout (spec.md §8). */
export const failureText = (failure: LookupFailure | null): string | null => {
  if (!failure) return null;
  return 'text' in failure ? failure.text : messages.location.problems[failure.problem];
};
