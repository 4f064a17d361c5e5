export { aShop, dishOf, menu, published, seedVersion } from './a-shop';
export { renderPage } from './render-page';
export { storedInMemory, storedTextInMemory } from './stored-in-memory';
