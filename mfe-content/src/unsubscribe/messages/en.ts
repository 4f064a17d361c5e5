import { inPageLanguage } from '@burger/shared/i18n';

export const unsubscribeMessages = inPageLanguage('mfe-content/unsubscribe', {
  title: 'Leave the newsletter',
  lead: 'One press, and no more letters come to you. No sign-in needed.',
  press: 'Unsubscribe',
  busy: 'Unsubscribing…',
  done: 'You are off the list. Your address is deleted.',
  failed: 'That did not work just now. Please try again in a little while.',
  noKey: 'To leave the newsletter, press the link in any of our letters.',
  home: 'Back to home',
} as const);
