import type { ExposureName, RemoteName } from '@burger/shared/contracts';

/** The contract's exposures as values; a name too many or of another remote does not compile. */
export const exposures = {
  'mfe-menu': ['./MenuPage', './FeaturedFavorites', './AddToCart'],
  'mfe-cart-checkout': ['./start', './CartButton', './CartDrawer', './CheckoutPage'],
  'mfe-account-orders': ['./start', './AccountMenu', './SignInDialog', './OrdersPage'],
  'mfe-content': [
    './HomePage',
    './AboutPage',
    './ContactPage',
    './BlogsPage',
    './OffersPage',
    './FaqPage',
  ],
} as const satisfies { [Name in RemoteName]: readonly ExposureName<Name>[] };

type Listed<Name extends RemoteName> = (typeof exposures)[Name][number];
type Missing = { [Name in RemoteName]: Exclude<ExposureName<Name>, Listed<Name>> }[RemoteName];

// Does not compile while an exposure of the contract is missing from the list above.
export const nothingMissing: [Missing] extends [never] ? true : Missing = true;

export const remotes = Object.keys(exposures) as RemoteName[];
