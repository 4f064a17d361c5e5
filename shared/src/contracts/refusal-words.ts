import { wordsInPageLanguage } from '../language/i18n';
import type { ApiError } from './api';

// The server answers in English, with details that a code does not carry.
const words = wordsInPageLanguage<string>('shared/refusals');

/** Returns a refusal's message in the page's language. */
export const refusalText = ({ code, reason = code, message }: ApiError['error']): string =>
  words[reason] ?? words[code] ?? message;
