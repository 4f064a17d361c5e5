import { inPageLanguage } from '@burger/shared/language';

/** The English texts of this remote; the files beside it translate them. */
export const messages = inPageLanguage('remote-name', {
  title: 'Hello from remote-name',
  inCart: (items: number) => `In your cart: ${items}`,
  menu: 'To the menu',
});
