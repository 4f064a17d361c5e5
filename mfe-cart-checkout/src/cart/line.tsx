import type { CartLine } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/i18n';
import { formatMoney } from '@burger/shared/pricing';
import { css, styled } from '@burger/shared/styled';
import { Button, Picture, Price, QuantityStepper, VegMark } from '@burger/shared/ui';
import { color, radius, size, space } from '@burger/shared/theme';
import { CircleAlert } from 'lucide-react';
import { messages } from '../messages/en';
import { chosenText, dishName, problemText } from './line-text';
import { useCartServices } from './use-services';

const texts = messages.cart;

// Container width from which a cart line fits in one row. Needs an ancestor with `cartContainer`.
export const wideLine = '@container cart (min-width: 30rem)';
const narrowLine = '@container cart (max-width: 18.5rem)';

// The cart panel next to the menu leaves out pictures and prices of dishes, which the menu shows.
const besideMenu = '@container beside-menu (min-width: 0)';

export const besideMenuContainer = css`
  container: beside-menu / inline-size;
`;

export const cartContainer = css`
  container: cart / inline-size;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  gap: ${space(0.5)} ${space(2)};
  align-items: start;
  padding-block: ${space(2)};
  &:first-child {
    padding-top: ${space(0.5)};
  }
  &:not(:last-child) {
    border-bottom: 1px solid ${color.line};
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${narrowLine} {
    grid-template-columns: 64px minmax(0, 1fr);
    column-gap: ${space(1.5)};
  }
  ${besideMenu} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    padding-block: ${space(1)};
  }
  ${wideLine} {
    grid-template-columns: 80px minmax(0, 1fr) auto;
  }
`;

const Thumb = styled.div<{ $faded?: boolean }>`
  grid-row: span 3;
  ${wideLine} {
    grid-row: span 2;
  }
  ${besideMenu} {
    display: none;
  }
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.field};
  background: ${color.sunken};
  ${({ $faded }) => $faded && 'img { filter: grayscale(1); opacity: 0.55; }'}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(1)};
  min-height: 2.75rem;
`;

const Facts = styled(Row)`
  min-height: 0;
  ${wideLine} {
    justify-content: start;
  }
`;

const Beside = styled(Row)`
  ${wideLine} {
    grid-row: 1 / span 2;
    grid-column: 3;
    align-self: center;
  }
`;

const Each = styled.span`
  display: block;
  ${besideMenu} {
    display: none;
  }
  color: ${color.inkSoft};
  font-size: ${size.xs};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

const Amount = styled.strong`
  font-size: ${size.lg};
  line-height: 1.2;
  text-align: end;
  ${narrowLine} {
    font-size: ${size.md};
  }
  ${wideLine} {
    min-width: 6.5rem;
  }
`;

/** Aligns the text of the small buttons, not their padding, with the edge of the cart line. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline: -${space(1)};
`;

const Tool = styled(Button).attrs({ $kind: 'quiet' as const })`
  padding-inline: ${space(1)};
  font-size: ${size.sm};
`;

const Name = styled.p<{ $soft: boolean }>`
  display: flex;
  gap: ${space(1)};
  color: ${({ $soft }) => ($soft ? color.inkSoft : 'inherit')};
  font-weight: 650;
  line-height: 1.3;
  > [role='img'] {
    margin-top: 0.15rem;
  }
`;

const Below = styled.p`
  margin-top: ${space(0.25)};
  padding-inline-start: calc(16px + ${space(1)});
  color: ${color.inkSoft};
  font-size: ${size.xs};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

function LineText({ line }: { line: CartLine }) {
  const { chosen, note, isVeg, problem } = line;
  return (
    <div>
      <Name $soft={problem !== null}>
        {problem !== 'dish-unknown' && <VegMark isVeg={isVeg} size={16} />}
        <span>{dishName(line)}</span>
      </Name>
      {chosen.length > 0 && <Below>{chosenText(chosen)}</Below>}
      {note !== '' && <Below>{messages.cart.note(isolated(note))}</Below>}
    </div>
  );
}

const Why = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(0.75)};
  padding-block: ${space(0.5)};
  color: ${color.amberInk};
  font-size: ${size.sm};
  font-weight: 600;
  line-height: 1.35;
  svg {
    flex: none;
    margin-top: 0.1rem;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${size.xs};
    font-weight: 400;
  }
`;

const Actions = styled(Beside)`
  justify-content: start;
  gap: ${space(1)};
  button {
    padding-inline: ${space(1.5)};
    font-size: ${size.sm};
  }
`;

interface CartLineProps {
  line: CartLine;
  name: string;
  canChange: boolean;
  /** Whether to show a Remove button. At quantity 1 the minus button already removes the line. */
  withRemove: boolean;
  at: Date;
}

/** Renders a cart line. A line that cannot be ordered stays at price 0 with its reason and a Remove button. */
export function CartLineItem({ line, name, canChange, withRemove, at }: CartLineProps) {
  const { bus } = useCartServices();
  const { dishId, lineId, image, price, quantity, problem, backAt, gone } = line;
  const choose = () => bus.emit('shop/choose-requested', { dishId, lineId });
  const remove = () => bus.emit('cart/remove-requested', { lineId });
  const canRemove = withRemove && quantity > 1;
  return (
    <Line>
      <Thumb $faded={problem !== null}>
        <Picture slug={image} alt="" sizes="80px" />
      </Thumb>
      <LineText line={line} />
      {problem ? (
        <>
          <Why>
            <CircleAlert aria-hidden size={16} />
            <span>
              {problemText({ problem, backAt, gone }, at)}
              <br />
              <small>{texts.notCounted}</small>
            </span>
          </Why>
          <Actions>
            {canChange && (
              <Button $kind="secondary" aria-label={texts.chooseAgainDish(name)} onClick={choose}>
                {texts.chooseAgain}
              </Button>
            )}
            <Button $kind="secondary" aria-label={texts.removeDish(name)} onClick={remove}>
              {texts.remove}
            </Button>
          </Actions>
        </>
      ) : (
        <>
          {(canChange || canRemove) && (
            <Facts>
              <Tools>
                {canChange && (
                  <Tool aria-label={texts.changeDish(name)} onClick={choose}>
                    {texts.change}
                  </Tool>
                )}
                {canRemove && (
                  <Tool aria-label={texts.removeDish(name)} onClick={remove}>
                    {texts.remove}
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
              onChange={(next) => bus.emit('cart/quantity-requested', { lineId, quantity: next })}
            />
            <Amount>
              <Price paise={price * quantity} />
              <Each>{texts.each(formatMoney(price))}</Each>
            </Amount>
          </Beside>
        </>
      )}
    </Line>
  );
}
