import { wordsInPageLanguage } from '../i18n/i18n';
import type { ApiError } from './api';

// Translations by error code. English messages of the server may contain more details than the code.
const words = wordsInPageLanguage<string>('shared/refusals');

export const refusalText = ({ code, reason = code, message }: ApiError['error']): string =>
  words[reason] ?? words[code] ?? message;
