import { inPageLanguage } from '../language/i18n';

/** The line that tells of a code early. */
export const messages = inPageLanguage('shared/savings', {
  off: (amount: string, code: string) => `${amount} off with ${code}`,
  apply: 'Apply',
  applied: 'Applied',
  told: (code: string) => `${code} applied`,
} as const);
