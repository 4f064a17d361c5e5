import { inPageLanguage } from '../language/i18n';

/** What is said where somebody is asked for something of theirs. */
export const messages = inPageLanguage('shared/privacy', {
  notice: 'Privacy notice',
  account: 'We keep your name, email or number so that your orders are yours.',
  order: 'We use this to bring your order, and keep it for as long as the tax law asks.',
  form: 'It comes to us by mail, and is used to answer you only.',
} as const);
