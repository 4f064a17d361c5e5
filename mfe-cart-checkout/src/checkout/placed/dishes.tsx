import type { ShopBus } from '@burger/shared/bus';
import { isolated } from '@burger/shared/i18n';
import { minutesSinceJust, type Order, type OrderLine } from '@burger/shared/order';
import { lineInputOf } from '@burger/shared/order/lines';
import { styled } from '@burger/shared/styled';
import { Button, Notice, Picture, Price } from '@burger/shared/ui';
import { color, radius, size, space } from '@burger/shared/theme';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { chosenText } from '../../cart/line-text';
import { useCartServices } from '../../cart/use-services';
import { messages } from '../../messages/en';

const List = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1.5)};
    align-items: center;
    font-weight: 600;
  }
  li > div {
    flex: 1 1 5rem;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.xs};
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;

const Thumb = styled.span`
  flex: none;
  width: 3.5rem;
  height: 3rem;
  border-radius: ${radius.field};
  background: ${color.sunken};
  overflow: hidden;
`;

const Count = styled.span`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
  color: ${color.inkSoft};
  > :last-child:not(:first-child) {
    color: ${color.ink};
  }
`;

export const Dishes = ({ lines }: { lines: readonly OrderLine[] }) => (
  <List>
    {lines.map(({ name, image, price, quantity, choices, note }, index) => (
      <li key={index}>
        <Thumb>
          <Picture slug={image} alt="" sizes="56px" />
        </Thumb>
        <div>
          <span>{name}</span>
          {choices.length > 0 && <small>{chosenText(choices)}</small>}
          {note !== '' && <small>{messages.cart.note(isolated(note))}</small>}
        </div>
        <Count>
          <span>× {quantity}</span>
          {price !== null && <Price paise={price * quantity} />}
        </Count>
      </li>
    ))}
  </List>
);

/** Adds the order's lines to the cart at today's prices. The cart creates notices for unavailable dishes. */
export function orderAgain(bus: ShopBus, { lines }: Order): void {
  for (const line of lines) {
    if (line.dishId === null) continue;
    bus.emit('cart/add-requested', { wanted: lineInputOf(line), name: line.name });
  }
}

const texts = messages.success;

/**
 * Orders the same dishes again. If the order is only minutes old, asks first, because the press may be a
 * mistake.
 */
export function AgainButton({ order }: { order: Order }) {
  const { bus } = useCartServices();
  const [isRequested, setIsRequested] = useState(false);
  const again = () => orderAgain(bus, order);
  const press = () => {
    if (minutesSinceJust(order.createdAt, Date.now()) === null) again();
    else setIsRequested(true);
  };
  return (
    <>
      <Button $kind="secondary" onClick={press}>
        <Repeat aria-hidden size={18} />
        {texts.again}
      </Button>
      {isRequested && (
        <Notice
          action={
            <Button $kind="secondary" onClick={again}>
              {texts.yesAgain}
            </Button>
          }
        >
          {texts.askAgain}
        </Notice>
      )}
    </>
  );
}
