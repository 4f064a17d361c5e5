import type { CartLine, Dish } from '@burger/shared/contracts';
import { beginChoosing, whatCanBeHad, type Choosing } from './choosing';

/** What the body of a dish's sheet and its foot have in common. */
export interface DishPartProps {
  dish: Dish;
  /** The line of the cart that is changed, if any. */
  line: CartLine | undefined;
  /** Whether choices, note and quantity are asked for; otherwise the dish is added with one touch. */
  asks: boolean;
  formId: string;
  /** Null before anything was chosen. */
  choosing: Choosing | null;
  onChoosing: (choosing: Choosing) => void;
  onClose: () => void;
  /** Offers what goes well with the dish, and opens such a one to be chosen; not where there is no place for it. */
  onOffer: ((dish: Dish) => void) | undefined;
}

/** What is chosen at this moment; what has sold out since is no longer chosen. */
export function choosingNow({ dish, line, choosing }: DishPartProps): Choosing {
  const now = choosing ?? beginChoosing(dish, line);
  return { ...now, chosen: whatCanBeHad(dish, now.chosen) };
}
