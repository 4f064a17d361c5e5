import { menu, seedVersion } from './a-shop';

// Tests run as on a page rendered with the repository's menu.
Object.assign(globalThis, {
  [Symbol.for('burger.page-shop@1')]: {
    version: seedVersion,
    file: `/shop/${seedVersion}/en.json`,
    rules: menu.rules,
    categories: menu.categories,
    menu,
  },
});
