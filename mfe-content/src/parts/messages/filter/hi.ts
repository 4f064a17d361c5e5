import type { filterMessages } from './en';

export const texts = {
  all: 'सभी',
  clear: 'खोज हटाएँ',
} satisfies typeof filterMessages;
