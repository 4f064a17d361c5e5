import type { messages } from './en';

export const texts = {
  title: 'remote-name की ओर से नमस्ते',
  inCart: (items: number) => `आपके कार्ट में: ${items}`,
  menu: 'मेन्यू देखें',
} satisfies typeof messages;
