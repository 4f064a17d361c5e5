import { useLatest } from '@burger/shared/bus';
import { dishes } from '../dishes';
import { AddToCart } from './add-to-cart';

export const MenuPage = () => {
  const cart = useLatest('cart/changed');
  return (
    <section>
      <h1>The menu of contract 2</h1>
      <p>In your cart: {cart?.items.length ?? 0}</p>
      {dishes.map((dish) => (
        <AddToCart key={dish.id} dish={dish} />
      ))}
    </section>
  );
};
