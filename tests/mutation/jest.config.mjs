import { fileURLToPath } from 'node:url';
import shop from '../../jest.config.mjs';

const [, node] = shop.projects;

/** The mutated models' own tests. Workspace packages are found in Stryker's copy, where the mutants are. */
export default {
  ...node,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  testMatch: [
    '<rootDir>/shared/src/pricing/*.test.ts',
    '<rootDir>/mfe-cart-checkout/src/model/{cart,cart-*,delivery,order-match,restore-cart}.test.ts',
    '<rootDir>/functions/src/orders/price-order.test.ts',
  ],
  setupFiles: ['<rootDir>/tests/mutation/fixed-seed.ts'],
  moduleNameMapper: {
    '^@burger/shared/([a-z]+)$': '<rootDir>/shared/src/$1',
  },
};
