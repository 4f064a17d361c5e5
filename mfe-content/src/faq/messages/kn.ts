import { minutesSpan } from '@burger/shared/platform/device';
import { restaurant } from '@burger/shared/restaurant';
import { pageRules } from '@burger/shared/shop/page';
import type { faqMessages } from './en';

const { name } = restaurant;
const { delivery } = pageRules;

export const texts = {
  title: 'ಪ್ರಶ್ನೆ ಮತ್ತು ಉತ್ತರ',
  lead: `ಡೆಲಿವರಿಗೆ ${minutesSpan(delivery)} ನಿಮಿಷ, ${delivery.limitKm} ಕಿ.ಮೀ. ವರೆಗೆ. ಉಳಿದದ್ದು ಕೆಳಗಿದೆ.`,
  search: 'ಪ್ರಶ್ನೆ ಹುಡುಕಿ',
  categories: 'ವಿಭಾಗ',
  found: (count) => (count === 1 ? '1 ಫಲಿತಾಂಶ' : `${count} ಫಲಿತಾಂಶಗಳು`),
  frequent: 'ಹೆಚ್ಚು ಕೇಳುವ ಪ್ರಶ್ನೆಗಳು',
  none: 'ಯಾವ ಪ್ರಶ್ನೆಯೂ ಸಿಗಲಿಲ್ಲ. ನೇರವಾಗಿ ಕೇಳಿ, ಖುಷಿಯಿಂದ ಉತ್ತರಿಸುತ್ತೇವೆ.',
  stillTitle: 'ಇನ್ನೂ ಪ್ರಶ್ನೆ ಇದೆಯೇ?',
  call: 'ಕರೆ ಮಾಡಿ',
  write: 'ಬರೆಯಿರಿ',
  chat: 'WhatsApp ನಲ್ಲಿ ಚಾಟ್ ಮಾಡಿ',
  chatLead: (hours) => `ಬೇಗ ಉತ್ತರ, ${hours}`,
  chatText: `ನಮಸ್ಕಾರ ${name}, ನನ್ನದೊಂದು ಪ್ರಶ್ನೆ ಇದೆ: `,
} satisfies typeof faqMessages;
