import { menu, seedVersion } from './a-shop';

// Simulates a page prerendered with the seed menu.
Object.assign(globalThis, {
  [Symbol.for('burger.page-shop@1')]: {
    version: seedVersion,
    file: `/shop/${seedVersion}/en.json`,
    rules: menu.rules,
    categories: menu.categories,
    menu,
  },
});
