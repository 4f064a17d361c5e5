import { inPageLanguage } from '@burger/shared/i18n';
import { restaurant } from '@burger/shared/restaurant';
import { pageFacts } from '../../parts/page-facts';

export const faqMessages = inPageLanguage('mfe-content/faq', {
  title: 'Questions and answers',
  lead: `Delivery takes ${pageFacts.minutes} minutes and reaches ${pageFacts.limitKm} km. The rest is below.`,
  search: 'Search questions',
  categories: 'Category',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  frequent: 'Most asked',
  none: 'No questions found. Ask us directly, we are happy to answer.',
  stillTitle: 'Still a question?',
  call: 'Call us',
  write: 'Write to us',
  chat: 'Chat on WhatsApp',
  chatLead: (hours: string) => `Quick answers, ${hours}`,
  chatText: `Hello ${restaurant.name}, I have a question: `,
} as const);

export const chatLink = `https://wa.me/${restaurant.chatPhone.replace(/\D/g, '')}?text=${encodeURIComponent(faqMessages.chatText)}`;
