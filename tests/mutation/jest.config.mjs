import { fileURLToPath } from 'node:url';
import shop from '../../jest.config.mjs';
import shared from '../../shared/package.json' with { type: 'json' };

const [, models] = shop.projects;

/**
 * Runs the tests of the mutated models. Workspace packages resolve to Stryker's copy, where the mutants are.
 */
export default {
  ...models,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  testMatch: [
    '<rootDir>/shared/src/{pricing,lines}/*.test.ts',
    '<rootDir>/shared/src/contracts/order-states.test.ts',
    '<rootDir>/mfe-cart-checkout/src/{cart/{cart,delivery,stored-cart},checkout/placing/order-match}.test.ts',
    '<rootDir>/functions/src/orders/{price,price-names}.test.ts',
  ],
  setupFiles: ['<rootDir>/tests/mutation/fixed-seed.ts'],
  moduleNameMapper: Object.fromEntries(
    // Export patterns are left out: they match translations, which are not mutated.
    Object.entries(shared.exports)
      .filter(([name]) => !name.includes('*'))
      .map(([name, file]) => [
        `^@burger/shared/${name.slice(2)}$`,
        file.replace('./', '<rootDir>/shared/'),
      ]),
  ),
};
