import type { ShopBus } from '@burger/shared/bus';

let running: ShopBus | undefined;

const bus = (): ShopBus => {
  if (!running) throw new Error('No bus was given');
  return running;
};
const givenLater: ShopBus = {
  emit: (name, payload) => bus().emit(name, payload),
  on: (name) => bus().on(name),
  latest: (name) => bus().latest(name),
};
// The place where a page keeps its bus: whoever imports this first decides which one that is.
Object.assign(globalThis, { [Symbol.for('burger.bus@1')]: givenLater });

/** Says which bus the page runs on. */
export function runOn(own: ShopBus): ShopBus {
  running = own;
  return own;
}
