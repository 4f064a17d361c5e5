import type { filterMessages } from './en';

export const texts = {
  all: 'ಎಲ್ಲ',
  clear: 'ಹುಡುಕಾಟ ಅಳಿಸಿ',
} satisfies typeof filterMessages;
