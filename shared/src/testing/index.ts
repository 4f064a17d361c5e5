export { aShop, dishOf, menu, published, seedVersion } from './a-shop';
export { renderPage } from './render-page';
export { keptInMemory, keptTextInMemory } from './kept-in-memory';
