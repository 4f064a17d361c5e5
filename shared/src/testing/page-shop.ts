import { menu, seedVersion } from './a-shop';

// Tests run on a page that was rendered from the repository's own menu.
Object.assign(globalThis, {
  [Symbol.for('burger.page-shop@1')]: {
    version: seedVersion,
    file: `/shop/${seedVersion}/en.json`,
    rules: menu.rules,
    categories: menu.categories,
    menu,
  },
});
