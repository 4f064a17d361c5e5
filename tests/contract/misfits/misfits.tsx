import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';

const Button = () => <button type="button">Cart</button>;
const FeaturedFavorites = ({ size }: { size: 'small' | 'large' }) => <p>{size}</p>;
const start = () => undefined;
const requested = { dishId: 1, choices: [], note: '' };

({ Button }) satisfies Exposure<'mfe-cart-checkout', './CartButton'>; // exported under another name
({ FeaturedFavorites }) satisfies Exposure<'mfe-menu', './FeaturedFavorites'>; // requires props that no page passes
({ start }) satisfies Exposure<'mfe-account-orders', './start'>; // returns no stop function
bus.emit('cart/quantity-requested', { lineId: '1', amount: 2 }); // has an unknown payload field
bus.emit('cart/add-requested', { name: 'Aloo Tikki Burger', wanted: requested }); // lacks the quantity
