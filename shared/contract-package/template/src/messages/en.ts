import { inPageLanguage } from '@burger/shared/i18n';

/** The English texts of this remote; `page-texts.json` lists their translations. */
export const messages = inPageLanguage('remote-name', {
  title: 'Hello from remote-name',
  inCart: (items: number) => `In your cart: ${items}`,
  menu: 'To the menu',
});
