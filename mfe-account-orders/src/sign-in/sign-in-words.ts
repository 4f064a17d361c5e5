import { messages } from '../messages';
import type { SignInProblem } from './sign-in-problem';

const texts = messages.signIn;

/** Why a sign-in failed, in words (spec.md §8). */
export function signInWords(problem: SignInProblem): string {
  switch (problem.kind) {
    case 'known':
      return texts.problems[problem.problem];
    case 'provider':
      return problem.text;
    case 'fallback':
      return texts.failed[problem.method];
  }
}
