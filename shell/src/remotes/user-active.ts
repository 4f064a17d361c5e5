import { pathWithin } from '@burger/shared/language';
import { visitorActive } from '@burger/shared/ui';
import { pageAt, pages } from './routes';
import { queuedPressName } from './queued-press';

const isKnown = (): boolean =>
  // It is about the customer and the cart from the first moment on.
  pageAt(pathWithin(location.pathname)) === pages['/checkout'] ||
  Boolean(Reflect.get(globalThis, queuedPressName));

/** Resolves once somebody is here, at once on the checkout or after an early press: cart and account wait for it. */
export const userActive = (): Promise<void> => (isKnown() ? Promise.resolve() : visitorActive());
