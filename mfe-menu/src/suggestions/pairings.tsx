import type { CartLine, Chosen, Dish, Shop, Suggestion } from '@burger/shared/contracts';
import { defaultChoices, choicesProblem, isOrderable } from '@burger/shared/order/lines';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';
import { Picture, useRestoredFocus, VegMark, VisuallyHidden } from '@burger/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { AddToCart } from '../add-to-cart/add-to-cart';
import { messages } from '../messages/en';
import { categoryOf } from '../shop/facts';
import { useCart, useShop } from '../use-stores';

export interface Captured extends Pick<CartLine, 'dishId' | 'isVeg' | 'problem'> {
  choices: readonly Chosen[];
}

type Offers = Pick<Shop, 'dishes' | 'suggestions'>;
const mostOffered = 3;

/** Whether the dish is available with its default choices. */
const canBeHad = (dish: Dish): boolean =>
  isOrderable(dish) && choicesProblem(dish, defaultChoices(dish)) === null;

/** Interleaves the lists: the first of each, then the second of each. */
const inTurns = (lists: readonly (readonly Dish[])[]): Dish[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/**
 * Returns up to three suggestions by the published rules: one dish of each rule before the second of any;
 * vegetarian ones for vegetarian carts.
 */
export function pairingsFor(
  { dishes, suggestions = [] }: Offers,
  all: readonly Captured[],
): Dish[] {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  // An unavailable cart line is not part of the meal.
  const reserved = all.filter(({ problem }) => !problem);
  const vegOnly = reserved.every(({ isVeg }) => isVeg);
  const categories = new Set(reserved.map(({ dishId }) => byId.get(dishId)?.category));
  const chosen = new Set(reserved.flatMap(({ choices }) => choices.map(({ group }) => group)));

  const fits = ({ when, without, withoutChosen = [] }: Suggestion): boolean =>
    when.some((id) => categories.has(id)) &&
    !without.some((id) => categories.has(id)) &&
    !withoutChosen.some((id) => chosen.has(id));
  const isOffered = (dish: Dish): boolean =>
    canBeHad(dish) && (dish.isVeg || !vegOnly) && !all.some(({ dishId }) => dishId === dish.id);

  const offers = suggestions
    .filter(fits)
    .map(({ offer }) => offer.flatMap((id) => byId.get(id) ?? []).filter(isOffered));
  return [...new Set(inTurns(offers))].slice(0, mostOffered);
}

/** The section gets the focus when the focused button disappears. */
const Place = styled.section`
  &:has(li) {
    margin-top: ${space(2)};
    padding-top: ${space(2)};
    border-top: 1px solid ${color.line};
  }
  &:focus-visible {
    outline-offset: 4px;
  }
`;

const Title = styled.h3`
  font-size: ${size.lg};
`;

const Offers = styled.ul`
  padding: 0;
  list-style: none;
`;

const Offer = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding-block: ${space(1)};
  picture {
    display: block;
    flex: none;
    width: 3.5rem;
    height: 3.5rem;
    border-radius: ${radius.field};
    overflow: hidden;
  }
  /* Narrow enough for one row in the cart of a phone. */
  > :last-child {
    width: 7.5rem;
    margin-inline-start: auto;
  }
`;

const Text = styled.p`
  display: grid;
  flex: 1 1 5rem;
  min-width: 0;
  gap: ${space(0.25)};
  font-size: ${size.sm};
  line-height: 1.3;
  > strong {
    font-weight: 650;
  }
  > span {
    display: flex;
    align-items: center;
    gap: ${space(0.75)};
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;

function useAdded(offers: readonly Dish[], lines: readonly CartLine[]): string {
  const [text, setText] = useState('');
  const before = useRef(offers);
  useEffect(() => {
    const added = before.current.find(
      ({ id }) => !offers.some((one) => one.id === id) && lines.some(({ dishId }) => dishId === id),
    );
    if (added) setText(messages.dish.added(added.name));
    before.current = offers;
  }, [offers, lines]);
  return text;
}

/** Shows up to three dishes that go well with the cart; renders nothing when no dish does. */
export function Pairings({
  dish,
  onChoose,
}: {
  dish?: Captured | undefined;
  /** Opens a dish's choices within the view itself, if it can show them. */
  onChoose?: (dish: Dish) => void;
}) {
  const shop = useShop();
  const lines = useCart()?.lines ?? [];
  const offers = pairingsFor(shop, dish ? [...lines, dish] : lines);
  const place = useRef<HTMLElement>(null);
  const titleId = useId();
  // An added dish disappears from the list together with its button.
  useRestoredFocus(place, offers);
  const added = useAdded(offers, lines);

  return (
    <Place ref={place} tabIndex={-1} aria-labelledby={offers.length > 0 ? titleId : undefined}>
      {offers.length > 0 && (
        <>
          <Title id={titleId}>{messages.dish.goesWell}</Title>
          <Offers>
            {offers.map((one) => (
              <Offer key={one.id} data-studio={categoryOf(one, shop)?.studio}>
                <Picture slug={one.image} alt="" sizes="56px" />
                <Text>
                  <strong>{one.name}</strong>
                  <span>
                    <VegMark isVeg={one.isVeg} size={16} /> {one.price}
                  </span>
                </Text>
                <AddToCart dish={one} onChoose={onChoose && (() => onChoose(one))} />
              </Offer>
            ))}
          </Offers>
        </>
      )}
      <VisuallyHidden role="status">{added}</VisuallyHidden>
    </Place>
  );
}
