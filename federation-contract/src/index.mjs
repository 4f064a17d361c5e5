export { createBus, createBusOf } from './bus.mjs';
export { checkAgainst } from './check.mjs';
