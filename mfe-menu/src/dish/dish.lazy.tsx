import type { CartLine, Dish } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/i18n';
import { isOrderable, isVegWith } from '@burger/shared/order/lines';
import { shortMoney } from '@burger/shared/pricing';
import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { Button, IconButton, Picture, Stack, VegMark } from '@burger/shared/ui';
import { canHover, color, radius, size, space, studioGround } from '@burger/shared/theme';
import { Minus, Plus } from 'lucide-react';
import { AddToCart } from '../add-to-cart/add-to-cart';
import { messages } from '../messages/en';
import { PhoneLink } from '../parts/phone-link';
import { PopularBadge } from '../parts/popular';
import { categoryOf } from '../shop/facts';
import { Pairings } from '../suggestions/pairings';
import { useCartStore, useShop } from '../use-stores';
import { choosingNow, type DishPartProps, mostOfOne, totalOf } from './choosing';
import { ChoosingForm } from './choosing-form';
import { dishMessages as texts } from './messages/en';

const PaymentMethod = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  min-height: 3.5rem;
  padding: ${space(1.5)} ${space(2)};
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.field};
  background: ${color.card};
  text-align: start;
  cursor: pointer;
  ${canHover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  > strong {
    font-weight: 650;
  }
`;

const What = styled.span`
  grid-area: 2 / 1 / 3 / 3;
  display: flex;
  gap: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  overflow-wrap: anywhere;
`;

const choicesText = ({ chosen, note }: CartLine): string =>
  [...chosen.map(({ name }) => name), ...(note ? [`“${isolated(note)}”`] : [])].join(' · ') ||
  texts.asItComes;

/** Offers one more of the dish as it is in the cart, or to make other choices. */
export function SameAgain({
  line,
  onAnew,
  onClose,
}: {
  line: CartLine;
  onAnew: () => void;
  onClose: () => void;
}) {
  const cartStore = useCartStore();
  const same = () => {
    cartStore.more(line.dishId);
    onClose();
  };
  return (
    <Stack $gap={1.5}>
      <PaymentMethod onClick={same}>
        <strong>{texts.same}</strong>
        <span>{shortMoney(line.price)}</span>
        <What>
          <VegMark isVeg={line.isVeg} size={16} />
          {choicesText(line)}
        </What>
      </PaymentMethod>
      <PaymentMethod onClick={onAnew}>
        <strong>{texts.anew}</strong>
      </PaymentMethod>
    </Stack>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(0.5)} ${space(2)};
  > div {
    display: contents;
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    font-weight: 600;
  }
`;

const Allergy = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
  a {
    white-space: nowrap;
  }
`;

function DishFacts({ dish }: { dish: Dish }) {
  const { spice, allergens, kcal, priceIncludesTax, netQuantity, maker, origin } = dish;
  const known = [
    // Legal Metrology (Packaged Commodities) Rules, 6(10): online shops must show what the package says.
    priceIncludesTax && [texts.facts.mrp, texts.facts.allTaxes(dish.price)],
    netQuantity && [texts.facts.netQuantity, netQuantity],
    maker && [texts.facts.maker, maker],
    origin && [texts.facts.origin, origin],
    spice && [texts.facts.spice, texts.facts.spices[spice]],
    allergens?.length && [texts.facts.allergens, allergens.join(', ')],
    kcal && [texts.facts.energy, texts.facts.kcal(kcal)],
  ].filter((fact) => Array.isArray(fact));
  return (
    <>
      {known.length > 0 && (
        <Facts>
          {known.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
      <Allergy>
        {texts.facts.allergic} <PhoneLink />
      </Allergy>
    </>
  );
}

const Rendered = styled.div<{ $low: boolean }>`
  /* Lower when there are choices below, except for tall pictures, whose straws would be cut off. */
  aspect-ratio: ${({ $low }) => ($low ? '16 / 9' : '4 / 3')};
  margin: ${space(-3)} ${space(-3)} 0;
  background: ${studioGround};
  overflow: hidden;
`;

const Marks = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

export function DishBody({ takesFocus, ...part }: DishPartProps & { takesFocus: boolean }) {
  const { dish, asks, onOffer } = part;
  const category = categoryOf(dish, useShop());
  const { chosen } = choosingNow(part);
  return (
    <Stack $gap={2}>
      <Rendered $low={asks && !category?.isTall} data-studio={category?.studio}>
        <Picture slug={dish.image} alt="" sizes="(min-width: 48rem) 448px, 100vw" />
      </Rendered>
      <Marks>
        <VegMark isVeg={isVegWith(dish, chosen)} />
        {category?.name}
        {dish.isPopular && <PopularBadge />}
      </Marks>
      <p>{dish.description}</p>
      {asks && isOrderable(dish) && <ChoosingForm {...part} takesFocus={takesFocus} />}
      <DishFacts dish={dish} />
      {onOffer && isOrderable(dish) && (
        <Pairings
          dish={{
            dishId: dish.id,
            choices: chosen,
            isVeg: isVegWith(dish, chosen),
            problem: null,
          }}
          onChoose={onOffer}
        />
      )}
      <Slot fragment="BelowDish" props={{ dishId: dish.id }} />
    </Stack>
  );
}

const Stepper = styled.div`
  flex: none;
  display: inline-flex;
  align-items: center;
  border-radius: ${radius.pill};
  box-shadow: inset 0 0 0 1.5px ${color.edge};
  > button[aria-disabled='true'] {
    color: ${color.inkSoft};
    opacity: 0.5;
    cursor: not-allowed;
  }
  > span {
    min-width: 1.75rem;
    font-weight: 700;
    font-size: ${size.md};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  > button {
    flex: 1;
    padding-inline: ${space(1)};
    font-variant-numeric: tabular-nums;
  }
`;

const Total = styled.p`
  font-weight: 700;
  font-size: ${size.xl};
`;

/**
 * Footer of the dish sheet: quantity and submit button with the total; for a dish without choices its price
 * and Add to Cart.
 */
export function DishFoot(part: DishPartProps) {
  const { dish, line, asks, formId, onChoosing } = part;
  if (!asks || !isOrderable(dish)) {
    return (
      <Foot>
        <Total>{dish.price}</Total>
        <AddToCart dish={dish} isMain />
      </Foot>
    );
  }
  const now = choosingNow(part);
  const { quantity } = now;
  const total = shortMoney(totalOf(dish, now));
  // aria-disabled instead of disabled, so that a clicked button keeps the focus.
  const step = (to: number) => ({
    'aria-disabled': to < 1 || to > mostOfOne || undefined,
    onClick: () => to >= 1 && to <= mostOfOne && onChoosing({ ...now, quantity: to }),
  });
  return (
    <Foot>
      <Stepper role="group" aria-label={messages.dish.quantity(dish.name)}>
        <IconButton aria-label={messages.dish.less(dish.name)} {...step(quantity - 1)}>
          <Minus aria-hidden size={18} />
        </IconButton>
        <span aria-live="polite">{quantity}</span>
        <IconButton aria-label={messages.dish.more(dish.name)} {...step(quantity + 1)}>
          <Plus aria-hidden size={18} />
        </IconButton>
      </Stepper>
      <Button type="submit" form={formId}>
        {line ? texts.save(total) : texts.add(quantity, total)}
      </Button>
    </Foot>
  );
}
