import './quick-styles.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

/** The jsdom environment with web APIs that it lacks and Node has. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      structuredClone,
      fetch,
      Request,
      Response,
      Headers,
    });
    // jsdom's `performance` has no marks.
    const clock = /** @type {any} */ (this.global.performance);
    clock.mark = (name) => performance.mark(name);
    clock.getEntriesByName = (name) => performance.getEntriesByName(name);
  }
}
