import { restaurant } from '@burger/shared/restaurant';
import type { blogMessages } from './en';

const { name } = restaurant;

export const texts = {
  title: 'ಅಡುಗೆಮನೆಯ ಕಥೆಗಳು',
  lead: `ಏನು ಮಾಡುತ್ತೇವೆ, ಹೇಗೆ ಮಾಡುತ್ತೇವೆ, ಯಾರಿಗಾಗಿ ಮಾಡುತ್ತೇವೆ. ಬರೆದವರು: ${name} ತಂಡ.`,
  search: 'ಕಥೆಗಳಲ್ಲಿ ಹುಡುಕಿ',
  categories: 'ವಿಭಾಗ',
  featured: 'ವಿಶೇಷ',
  latest: 'ಇನ್ನಷ್ಟು ಕಥೆಗಳು',
  found: (count) => (count === 1 ? '1 ಕಥೆ' : `${count} ಕಥೆಗಳು`),
  none: 'ನೀವು ಹುಡುಕಿದ ಕಥೆ ಸಿಗಲಿಲ್ಲ',
  read: 'ಕಥೆ ಓದಿ',
  close: 'ಕಥೆ ಮುಚ್ಚಿ',
  minutes: (count) => `${count} ನಿಮಿಷದ ಓದು`,
  views: 'ವೀಕ್ಷಣೆಗಳು',
  likes: 'ಲೈಕ್‌ಗಳು',
  comments: 'ಕಾಮೆಂಟ್‌ಗಳು',
} satisfies typeof blogMessages;
