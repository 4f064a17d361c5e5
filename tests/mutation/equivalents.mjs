/**
 * Mutants without an observable effect, by original and replacement. A mutant that is killed or no longer
 * exists must be removed.
 */
export const equivalents = [
  {
    file: 'shared/src/pricing/bill.ts',
    original: 'km <= rules.freeUpToKm',
    replacement: 'km < rules.freeUpToKm',
    reason: 'at the limit itself no kilometre has been started, which costs 0 as well',
  },
  {
    file: 'shared/src/pricing/bill.ts',
    original: 'km === null',
    replacement: 'false',
    reason: 'null counts as 0 km, which no house charges for: the limit is never below 0',
  },
  {
    file: 'mfe-cart-checkout/src/cart/delivery.ts',
    original: "delivery.status === 'known'",
    replacement: 'true',
    reason:
      'only a known delivery has `reachable`; on the others it is undefined, which is as false',
  },
  {
    file: 'mfe-cart-checkout/src/cart/stored-cart.ts',
    original: '{\n    return null;\n  }',
    replacement: '{}',
    reason: 'the schema refuses undefined as it refuses null: the text is damaged either way',
  },
];
