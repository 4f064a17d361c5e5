import type { CartLine } from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import {
  Button,
  Picture,
  Price,
  QuantityStepper,
  useKeptFocus,
  VisuallyHidden,
} from '@burger/shared/ui';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import {
  Actions,
  Amount,
  Beside,
  cartContainer,
  Each,
  Facts,
  Line,
  LineText,
  Thumb,
  Tool,
  Tools,
  Why,
} from './line-parts';
import { lineName, problemText } from './line-text';
import type { ShopState } from './shop';
import { useCartServices, useServerTime, useShopState } from './use-services';

const words = messages.cart;

const onlyChoices: ReadonlySet<CartLine['problem']> = new Set([
  null,
  'choice-unknown',
  'choice-unavailable',
  'choice-missing',
  'choice-too-many',
]);

/** Whether the dish of a line can be chosen anew: it can be had, there is something to choose or said, and a sheet for it. */
export function canChoose({ dishId, note, problem }: CartLine, state: ShopState): boolean {
  // Only where the shop's owner tells about it is there somebody who opens the sheet.
  if (state.status !== 'known' || !state.live || !onlyChoices.has(problem)) return false;
  const dish = state.shop.dishes.find(({ id }) => id === dishId);
  return dish !== undefined && (dish.groups.length > 0 || note !== '');
}

interface KeyedLine {
  lineId: string;
  key: string;
}

function unusedKey(wanted: string, used: ReadonlySet<string>): string {
  return used.has(wanted) ? unusedKey(`${wanted}+`, used) : wanted;
}

/** A line that is wanted otherwise has another id; it still stands in its place, and keeps its key. */
function nextKeys(before: readonly KeyedLine[], lines: readonly CartLine[]): KeyedLine[] {
  const ids = new Set(lines.map(({ lineId }) => lineId));
  const known = new Map(before.map(({ lineId, key }) => [lineId, key]));
  const used = new Set(before.map(({ key }) => key));
  return lines.map(({ lineId }, index) => {
    const former = before[index];
    const isChanged = former && lines.length === before.length && !ids.has(former.lineId);
    const key = known.get(lineId) ?? (isChanged ? former.key : unusedKey(lineId, used));
    used.add(key);
    return { lineId, key };
  });
}

/** Keys of the lines, under which a line that changes its id keeps its elements and with them the focus. */
function useLineKeys(lines: readonly CartLine[]): string[] {
  const [seen, setSeen] = useState({ lines, keyed: nextKeys([], lines) });
  if (seen.lines === lines) return seen.keyed.map(({ key }) => key);
  const keyed = nextKeys(seen.keyed, lines);
  setSeen({ lines, keyed });
  return keyed.map(({ key }) => key);
}

/** What to say of lines that could be ordered a moment ago and cannot be any more. */
function useNewProblems(lines: readonly CartLine[], at: Date): string {
  const [news, setNews] = useState('');
  const before = useRef(lines);
  useEffect(() => {
    const wasFine = (lineId: string) =>
      before.current.some((line) => line.lineId === lineId && !line.problem);
    const said = lines.flatMap((line) => {
      const { problem, backAt, gone, lineId } = line;
      if (!problem || !wasFine(lineId)) return [];
      const why = problemText({ problem, backAt, gone }, at);
      return messages.problem.told(lineName(line, lines), why);
    });
    if (before.current !== lines) setNews(said.join('. '));
    before.current = lines;
  }, [lines, at]);
  return news;
}

interface CartLineProps {
  line: CartLine;
  /** What sets the line apart from those beside it. */
  name: string;
  /** Whether the dish can be chosen anew. */
  canChange: boolean;
  /** Whether it has its own Remove button, for as long as one less is not the same. */
  withRemove: boolean;
  at: Date;
}

/** One line; where it cannot be ordered as it stands it stays, costs nothing, says why, and goes with one touch. */
function Item({ line, name, canChange, withRemove, at }: CartLineProps) {
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
              <small>{words.notCounted}</small>
            </span>
          </Why>
          <Actions>
            {canChange && (
              <Button $kind="secondary" aria-label={words.chooseAgainDish(name)} onClick={choose}>
                {words.chooseAgain}
              </Button>
            )}
            <Button $kind="secondary" aria-label={words.removeDish(name)} onClick={remove}>
              {words.remove}
            </Button>
          </Actions>
        </>
      ) : (
        <>
          {(canChange || canRemove) && (
            <Facts>
              <Tools>
                {canChange && (
                  <Tool aria-label={words.changeDish(name)} onClick={choose}>
                    {words.change}
                  </Tool>
                )}
                {canRemove && (
                  <Tool aria-label={words.removeDish(name)} onClick={remove}>
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
              onChange={(next) => bus.emit('cart/quantity-requested', { lineId, quantity: next })}
            />
            <Amount>
              <Price paise={price * quantity} />
              <Each>{words.each(formatMoney(price))}</Each>
            </Amount>
          </Beside>
        </>
      )}
    </Line>
  );
}

const List = styled.ul`
  ${cartContainer}
  padding: 0;
  list-style: none;
  &:focus-visible {
    outline-offset: 4px;
  }
`;

export function CartLines({
  lines,
  withRemove = false,
  id,
}: {
  lines: readonly CartLine[];
  withRemove?: boolean;
  id?: string;
}) {
  const shop = useShopState();
  const at = useServerTime();
  const list = useRef<HTMLUListElement>(null);
  const keys = useLineKeys(lines);
  useKeptFocus(list, lines);
  const problems = useNewProblems(lines, at);
  return (
    <>
      <List ref={list} id={id} tabIndex={-1} aria-label={messages.cart.title}>
        {lines.map((line, index) => (
          <Item
            key={keys[index]}
            line={line}
            name={lineName(line, lines)}
            canChange={canChoose(line, shop)}
            withRemove={withRemove}
            at={at}
          />
        ))}
      </List>
      <VisuallyHidden role="status">{problems}</VisuallyHidden>
    </>
  );
}
