import { inPageLanguage } from '@burger/shared/language';

/** What this remote says, in English; the files beside it say it in the other languages. */
export const messages = inPageLanguage('remote-name', {
  title: 'Hello from remote-name',
  inCart: (items: number) => `In your cart: ${items}`,
  menu: 'To the menu',
});
