import type { messages } from './en';

export const texts = {
  title: 'remote-name ನಿಂದ ನಮಸ್ಕಾರ',
  inCart: (items: number) => `ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ: ${items}`,
  menu: 'ಮೆನು ನೋಡಿ',
} satisfies typeof messages;
