import type { Exposure } from '@burger/shared/contracts';

// Goes by another name than the one that it is exposed under.
const Button = () => <button type="button">Cart</button>;

({ Button }) satisfies Exposure<'mfe-cart-checkout', './CartButton'>;
