import { cartVersion } from './stored-cart';

/**
 * Props of the prerendered cart button. They declare that its remote takes over the dishes that the page's first script
 * adds: it reads this version of the stored cart, and checks `earlyAdds`.
 */
export const takesOverAdds = { 'data-early-cart': cartVersion } as const;

/** Returns whether the page's cart remote, which is deployed apart from the shell, takes over early adds. */
export const hasOwnerOfAdds = (): boolean =>
  document.querySelector(`[data-early-cart="${cartVersion}"]`) !== null;

const addsName = Symbol.for('burger.early-adds@1');

/**
 * The dishes that the first script put into a cart without them: names by id. The cart remote handles them like its
 * requests to add a dish, and empties this record.
 */
export function earlyAdds(): Map<number, string> {
  const all = globalThis as { [addsName]?: Map<number, string> };
  return (all[addsName] ??= new Map());
}
