import { AddToCart } from './add-to-cart';
import { useShop } from './stores-context';

/** The order button of a dish as the shop sells it now; nothing where it no longer does. */
export function AddById({ id }: { id: number }) {
  const dish = useShop().dishes.find((one) => one.id === id);
  return dish ? <AddToCart dish={dish} /> : null;
}
