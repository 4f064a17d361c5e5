import { createBus } from '../bus/checked-bus';
import { shopEvents } from '../contracts/events';

export { aShop, dishOf, menu, published, seedVersion } from './a-shop';
export { renderPage } from './render-page';
export { storedInMemory, storedTextInMemory } from './stored-in-memory';

/** A bus of the shop, on which everything is checked. */
export const aBus = () => createBus(shopEvents);
