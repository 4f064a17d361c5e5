import type { Dish, LineProblem, PlaceOrderRequest, Shop } from '@burger/shared/contracts';
import { choicesProblem } from '@burger/shared/lines';
import { promoRefusalText } from '@burger/shared/pricing';
import { Refusal } from '../http/refusal';
import { offerOf } from './offer';

const dishIn = (shop: Shop | null, id: number): Dish | undefined =>
  shop?.dishes.find((dish) => dish.id === id);

const said: Partial<Record<LineProblem, (dish: string) => string>> = {
  'choice-unknown': (dish) => `${dish} does not come with one of these choices.`,
  'choice-missing': (dish) => `Please choose how you would like your ${dish}.`,
  'choice-too-many': (dish) => `${dish} comes with fewer choices of one kind.`,
};

/**
 * Throws a Refusal for what nobody can have agreed to, because neither the document that the customer saw nor, where
 * that is not known, the current one offers it: dish-unavailable, choice-refused, promo-refused.
 */
export function refuseForged(request: PlaceOrderRequest, seen: Shop | null, now: Shop): void {
  request.lines.forEach(({ dishId, choices }, index) => {
    const dish = dishIn(seen, dishId) ?? dishIn(now, dishId);
    if (!dish) {
      throw new Refusal('dish-unavailable', 'A dish in your cart is no longer on our menu.', {
        field: `lines.${index}.dishId`,
      });
    }
    const problem = choicesProblem(dish, choices);
    const say = problem && said[problem];
    if (say) {
      throw new Refusal('choice-refused', say(dish.name), { field: `lines.${index}.choices` });
    }
  });
  const { promoRefusal } = offerOf(request, 0, seen ?? now);
  // Whether the minimum was met once is known only where the menu of that time is.
  if (promoRefusal && (seen || promoRefusal.reason !== 'minimum')) {
    throw new Refusal('promo-refused', promoRefusalText(promoRefusal), { field: 'promoCode' });
  }
}
