import type { Promo } from '../contracts/rules';

// Percentages and fixed amounts are compared on a cart of ₹300: a meal for two.
const worth = ({ type, discount }: Promo): number =>
  type === 'percentage' ? discount * 3 : discount;

/** The code for everyone that any cart may use, whatever is in it: of several the one that saves most. */
export const firstPromo = (promos: readonly Promo[]): Promo | undefined =>
  promos
    .filter(({ forEveryone, minOrder }) => forEveryone && minOrder === 0)
    .sort((one, other) => worth(other) - worth(one))[0];
