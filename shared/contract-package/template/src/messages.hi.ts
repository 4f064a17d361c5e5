import type { messages } from './messages';

export const hindi = {
  'remote-name': {
    title: 'remote-name की ओर से नमस्ते',
    inCart: (items: number) => `आपके कार्ट में: ${items}`,
    menu: 'मेन्यू देखें',
  } satisfies typeof messages,
};
