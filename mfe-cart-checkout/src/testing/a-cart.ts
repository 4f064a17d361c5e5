import { dishes } from '@burger/shared/catalogue';
import type { Cart } from '@burger/shared/contracts';
import { addItem, emptyCart, setQuantity } from '../model/cart';
import { itemOf } from '../model/restore-cart';

/** A cart with these numbers of dishes, by id. */
export const aCart = (wanted: Record<number, number>, promo: string | null = null): Cart =>
  Object.entries(wanted).reduce(
    (cart, [id, quantity]) => {
      const dish = dishes.find((candidate) => candidate.id === Number(id));
      if (!dish) throw new Error(`No dish ${id}`);
      return setQuantity(addItem(cart, itemOf(dish)), dish.id, quantity);
    },
    { ...emptyCart, promo },
  );
