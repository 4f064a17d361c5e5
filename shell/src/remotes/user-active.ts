import { pathWithin } from '@burger/shared/language';
import { somebodyHere as anySign } from '@burger/shared/ui';
import { pageAt, pages } from './routes';
import { earlyPressName } from './early-press';

const isKnown = (): boolean =>
  // It is about the customer and the cart from the first moment on.
  pageAt(pathWithin(location.pathname)) === pages['/checkout'] || earlyPressName in globalThis;

/**
 * Resolves once somebody is here, see `shared/ui`; at once on the checkout, and where something was pressed before the
 * shell was there. Cart and account, of which a page shows nothing until somebody turns to them, wait for it.
 */
export const somebodyHere = (): Promise<void> => (isKnown() ? Promise.resolve() : anySign());
