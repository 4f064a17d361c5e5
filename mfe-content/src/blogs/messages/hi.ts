import { restaurant } from '@burger/shared/restaurant';
import type { blogMessages } from './en';

const { name } = restaurant;

export const texts = {
  title: 'रसोई की कहानियाँ',
  lead: `हम क्या बनाते हैं, कैसे बनाते हैं और किसके लिए। ${name} के लोगों की कलम से।`,
  search: 'कहानियों में खोजें',
  categories: 'कैटेगरी',
  featured: 'ख़ास',
  latest: 'और कहानियाँ',
  found: (count) => (count === 1 ? '1 कहानी' : `${count} कहानियाँ`),
  none: 'आपकी खोज में कोई कहानी नहीं मिली',
  read: 'कहानी पढ़ें',
  close: 'कहानी बंद करें',
  minutes: (count) => `${count} मिनट में पढ़ें`,
  views: 'बार देखी गई',
  likes: 'लाइक',
  comments: 'कमेंट',
} satisfies typeof blogMessages;
