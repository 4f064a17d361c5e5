import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';

const Button = () => <button type="button">Cart</button>;
const FeaturedFavorites = ({ size }: { size: 'small' | 'large' }) => <p>{size}</p>;
const start = () => undefined;
const wanted = { dishId: 1, choices: [], note: '' };

({ Button }) satisfies Exposure<'mfe-cart-checkout', './CartButton'>; // goes by another name
({ FeaturedFavorites }) satisfies Exposure<'mfe-menu', './FeaturedFavorites'>; // wants more than any page gives
({ start }) satisfies Exposure<'mfe-account-orders', './start'>; // does not say how to stop
bus.emit('cart/quantity-requested', { lineId: '1', amount: 2 }); // in words that the cart does not know
bus.emit('cart/add-requested', { name: 'Aloo Tikki Burger', wanted }); // not how many of it
