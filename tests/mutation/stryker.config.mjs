/** Stryker on what counts money and dishes: the pricing module, the cart's model, the server's pricing of an order. */
export default {
  testRunner: 'jest',
  jest: { configFile: 'tests/mutation/jest.config.mjs' },
  mutate: [
    'shared/src/pricing/*.ts',
    'mfe-cart-checkout/src/model/{cart,cart-notice,cart-promo,delivery,order-match,restore-cart}.ts',
    'functions/src/orders/price-order.ts',
    '!**/*.test.ts',
    // Words, not sums.
    '!**/messages.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Nothing here loops without end, so a mutant that runs out of time says that the machine is busy.
  timeoutMS: 60_000,
  reporters: ['json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: 'reports/stryker',
  ignorePatterns: ['dist', 'site', '.local', '.nx', 'reports'],
  warnings: { slow: false },
  logLevel: 'warn',
};
