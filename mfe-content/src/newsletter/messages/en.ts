import { inPageLanguage } from '@burger/shared/i18n';

export const newsletterMessages = inPageLanguage('mfe-content/newsletter', {
  title: (letters?: number) =>
    letters === 1 ? 'Good things, once a month' : 'Good things by email',
  consent: (letters?: number) =>
    `By subscribing you agree to ${['emails from us', 'one email a month'][letters ?? 0] ?? `${letters} emails a month`}. Each of them has a link that ends it.`,
  lead: 'New dishes, offers and kitchen stories by email. No more than that.',
  email: 'Email address',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  done: 'You are on the list. The next letter comes to you.',
  failed: 'We could not add you just now. Please try again in a little while.',
} as const);
