import { inPageLanguage } from '../language/i18n';

/** The line that tells of a code early. */
export const messages = inPageLanguage('shared/savings', {
  off: (amount: string, code: string) => `${amount} off with ${code}`,
  apply: 'Apply',
  applyCode: (code: string) => `Apply ${code}`,
  applied: 'Applied',
  told: (code: string) => `${code} applied`,
} as const);
