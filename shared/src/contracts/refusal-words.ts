import { wordsInPageLanguage } from '../language/i18n';
import type { ApiError } from './api';

// The server's own words are English ones, and say more than a code can.
const words = wordsInPageLanguage<string>('shared/refusals');

/** What a refusal of the server says in the page's language. */
export const refusalText = ({ code, reason = code, message }: ApiError['error']): string =>
  words[reason] ?? words[code] ?? message;
