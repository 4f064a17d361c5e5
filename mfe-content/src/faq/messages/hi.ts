import { minutesSpan } from '@burger/shared/platform/device';
import { restaurant } from '@burger/shared/restaurant';
import { pageRules } from '@burger/shared/shop/page';
import type { faqMessages } from './en';

const { name } = restaurant;
const { delivery } = pageRules;

export const texts = {
  title: 'सवाल और जवाब',
  lead: `डिलीवरी ${minutesSpan(delivery)} मिनट में, ${delivery.limitKm} कि.मी. तक। बाकी नीचे है।`,
  search: 'सवाल खोजें',
  categories: 'कैटेगरी',
  found: (count) => (count === 1 ? '1 नतीजा' : `${count} नतीजे`),
  frequent: 'सबसे ज़्यादा पूछे गए सवाल',
  none: 'कोई सवाल नहीं मिला। हमसे सीधे पूछें, हमें जवाब देकर ख़ुशी होगी।',
  stillTitle: 'अब भी कोई सवाल?',
  call: 'फ़ोन करें',
  write: 'लिखें',
  chat: 'WhatsApp पर चैट करें',
  chatLead: (hours) => `जल्दी जवाब, ${hours}`,
  chatText: `नमस्ते ${name}, मेरा एक सवाल है: `,
} satisfies typeof faqMessages;
