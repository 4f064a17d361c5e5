import type { CartLine as Line } from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { Picture, Price, QuantityStepper } from '@burger/shared/ui';
import { messages } from '../messages';
import { useCartPorts } from './cart-context';
import { Amount, Beside, Each, Facts, Line as Frame, Thumb, Tool, Tools } from './cart-line-frame';
import { LineWords } from './line-words';

const words = messages.cart;

export interface CartLineProps {
  line: Line;
  /** What the line is called where it stands beside others. */
  name: string;
  /** Whether the dish can be chosen anew. */
  canChange: boolean;
  /** Whether it has its own Remove button, for as long as one less is not the same. */
  withRemove: boolean;
}

/** One line of the cart: picture, name, what was chosen, price, how many, and what the line comes to. */
export function CartLine({ line, name, canChange, withRemove }: CartLineProps) {
  const { bus } = useCartPorts();
  const { dishId, lineId, image, price, quantity } = line;
  const hasTools = canChange || (withRemove && quantity > 1);
  return (
    <Frame>
      <Thumb>
        <Picture slug={image} alt="" sizes="80px" />
      </Thumb>
      <LineWords line={line} />
      {hasTools && (
        <Facts>
          <Tools>
            {canChange && (
              <Tool
                aria-label={words.changeDish(name)}
                onClick={() => bus.emit('shop/choose-requested', { dishId, lineId })}
              >
                {words.change}
              </Tool>
            )}
            {withRemove && quantity > 1 && (
              <Tool
                aria-label={words.removeDish(name)}
                onClick={() => bus.emit('cart/remove-requested', { lineId })}
              >
                {words.remove}
              </Tool>
            )}
          </Tools>
        </Facts>
      )}
      <Beside>
        <QuantityStepper
          quiet
          name={name}
          quantity={quantity}
          onChange={(wanted) => bus.emit('cart/quantity-requested', { lineId, quantity: wanted })}
        />
        <Amount>
          <Price paise={price * quantity} />
          <Each>{words.each(formatMoney(price))}</Each>
        </Amount>
      </Beside>
    </Frame>
  );
}
