import type { Dish } from '@burger/shared/contracts';
import { Picture, useKeptFocus, VegMark, VisuallyHidden } from '@burger/shared/ui';
import { useId, useRef } from 'react';
import { messages } from '../messages';
import { categoryOf } from './category-of';
import { goesWellWith, type Taken } from './goes-well-with';
import { AddToCart } from '../add-to-cart/add-to-cart';
import { useCart, useShop } from '../use-stores';
import { useAdded } from './use-added';
import { Offer, Offers, Place, Title, Words } from './goes-well-frame';

/** Up to three dishes that go well with the cart, each one touch away; nothing where there is none. */
export function GoesWell({
  dish,
  onChoose,
}: {
  /** What is about to be added to the cart. */
  dish?: Taken | undefined;
  /** Where the view itself has a place for the choices of a dish. */
  onChoose?: (dish: Dish) => void;
}) {
  const shop = useShop();
  const lines = useCart()?.lines ?? [];
  const offers = goesWellWith(shop, dish ? [...lines, dish] : lines);
  const place = useRef<HTMLElement>(null);
  const titleId = useId();
  // A dish that was added goes from here, and its button with it.
  useKeptFocus(place, offers);
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
                <Words>
                  <strong>{one.name}</strong>
                  <span>
                    <VegMark isVeg={one.isVeg} size={16} /> {one.price}
                  </span>
                </Words>
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
