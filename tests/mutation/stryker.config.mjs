/**
 * Mutates the code that computes money and dishes (pricing, lines and choices, cart model, the server's order
 * prices), and the rules for order status steps.
 */
export default {
  testRunner: 'jest',
  jest: { configFile: 'tests/mutation/jest.config.mjs' },
  mutate: [
    'shared/src/pricing/*.ts',
    'shared/src/order/lines/*.ts',
    'shared/src/contracts/order-states.ts',
    'shared/src/contracts/order-steps.ts',
    'mfe-cart-checkout/src/{cart/{cart,delivery,stored-cart},checkout/placing/order-match}.ts',
    'functions/src/orders/placing/price.ts',
    '!**/*.test.ts',
    // Texts are left out, because they change no calculation.
    '!**/messages/**',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // No code loops endlessly, so a timeout (ms) would only mean a busy machine.
  timeoutMS: 60_000,
  reporters: ['json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: 'reports/stryker',
  ignorePatterns: ['dist', 'site', '.cache', '.local', '.nx', 'docs', 'reports'],
  warnings: { slow: false },
  logLevel: 'warn',
};
