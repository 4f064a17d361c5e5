import type { CartLine } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Skeleton, Stack, useRestoredFocus, VisuallyHidden } from '@burger/shared/ui';
import { space } from '@burger/shared/theme';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages/en';
import { cartContainer, CartLineItem, wideLine } from './line';
import { lineName, problemText } from './line-text';
import type { ShopState } from './shop';
import { useServerTime, useShopState } from './use-services';

const onlyChoices: ReadonlySet<CartLine['problem']> = new Set([
  null,
  'choice-unknown',
  'choice-unavailable',
  'choice-missing',
  'choice-too-many',
]);

/**
 * Returns whether a cart line can be edited: its dish is available and has options or a note, and the menu
 * remote, which has the dialog, is running.
 */
export function canChoose({ dishId, note, problem }: CartLine, state: ShopState): boolean {
  // The menu remote emits `shop/changed` and also opens the choice dialog, so it must be running.
  if (state.status !== 'known' || !state.live || !onlyChoices.has(problem)) return false;
  const dish = state.shop.dishes.find(({ id }) => id === dishId);
  return dish !== undefined && (dish.groups.length > 0 || note !== '');
}

interface KeyedLine {
  lineId: string;
  key: string;
}

function unusedKey(requested: string, used: ReadonlySet<string>): string {
  return used.has(requested) ? unusedKey(`${requested}+`, used) : requested;
}

/**
 * Returns the React key of each line. A line with other choices gets a new `lineId` but keeps its position
 * and key.
 */
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

/** Returns stable React keys, so that a cart line with a new id keeps its DOM elements and the focus. */
function useLineKeys(lines: readonly CartLine[]): string[] {
  const [observed, setObserved] = useState({ lines, keyed: nextKeys([], lines) });
  if (observed.lines === lines) return observed.keyed.map(({ key }) => key);
  const keyed = nextKeys(observed.keyed, lines);
  setObserved({ lines, keyed });
  return keyed.map(({ key }) => key);
}

function useNewProblems(lines: readonly CartLine[], at: Date): string {
  const [text, setText] = useState('');
  const before = useRef(lines);
  useEffect(() => {
    const wasFine = (lineId: string) =>
      before.current.some((line) => line.lineId === lineId && !line.problem);
    const problems = lines.flatMap((line) => {
      const { problem, backAt, gone, lineId } = line;
      if (!problem || !wasFine(lineId)) return [];
      const why = problemText({ problem, backAt, gone }, at);
      return messages.problem.withName(lineName(line, lines), why);
    });
    if (before.current !== lines) setText(problems.join('. '));
    before.current = lines;
  }, [lines, at]);
  return text;
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
  useRestoredFocus(list, lines);
  const problems = useNewProblems(lines, at);
  return (
    <>
      <List ref={list} id={id} tabIndex={-1} aria-label={messages.cart.title}>
        {lines.map((line, index) => (
          <CartLineItem
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

const LinesBox = styled.div`
  ${cartContainer}
`;

const LineSkeleton = styled.div`
  display: grid;
  grid-template-columns: 5rem 1fr;
  gap: ${space(2)};
  min-height: 7.5rem;
  padding-block: ${space(2)};
  ${wideLine} {
    min-height: 7rem;
  }
`;

export const LinesSkeleton = () => (
  <LinesBox aria-busy>
    <VisuallyHidden role="status">{messages.checkout.loading}</VisuallyHidden>
    {[1, 2].map((line) => (
      <LineSkeleton key={line}>
        <Skeleton $height="5rem" />
        <Stack $gap={1}>
          <Skeleton $width="60%" />
          <Skeleton $width="35%" />
        </Stack>
      </LineSkeleton>
    ))}
  </LinesBox>
);
