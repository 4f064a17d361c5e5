import { inPageLanguage } from '@burger/shared/language';
import { pageRules } from '@burger/shared/page-shop';
import { restaurant } from '@burger/shared/restaurant';
import { deliveryMinutes } from '../parts/usual-minutes';

const { name } = restaurant;
const { delivery } = pageRules;

/** The page of answers, and the ways to ask. */
export const faqMessages = inPageLanguage('mfe-content/faq', {
  title: 'Questions and answers',
  lead: `Delivery takes ${deliveryMinutes} minutes and reaches ${delivery.limitKm} km. The rest is below.`,
  search: 'Search questions',
  categories: 'Category',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  mostAsked: 'Most asked',
  none: 'No questions found. Ask us directly, we are happy to answer.',
  stillTitle: 'Still a question?',
  call: 'Call us',
  write: 'Write to us',
  chat: 'Chat on WhatsApp',
  chatLead: (opens: string, closes: string) => `Quick answers, ${opens} to ${closes}`,
  chatText: `Hello ${name}, I have a question: `,
} as const);
