import type { Choice } from '@burger/shared/contracts';
import { shortMoney } from '@burger/shared/pricing';
import { restaurant, timeFormat } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { canHover, color, radius, size, space, VegMark } from '@burger/shared/ui';
import { dishMessages as texts } from './dish-messages';
import { messages } from '../messages';
import { useBackAt } from '../use-stores';

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 3rem;
  margin-inline: ${space(-1)};
  padding: ${space(0.5)} ${space(1)};
  border-radius: ${radius.field};
  line-height: 1.3;
  cursor: pointer;
  ${canHover} {
    &:hover:not(:has(:disabled)) {
      background: ${color.sunken};
    }
  }
  &:has(:checked) {
    background: ${color.flameWash};
  }
  &:has(:disabled) {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
  > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.flame};
    cursor: inherit;
  }
`;

const Price = styled.span`
  margin-left: auto;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const SoldOut = styled(Price)`
  font-size: ${size.sm};
  font-weight: 600;
`;

function soldOutWords(backAt: ReturnType<typeof useBackAt>, { soldOut }: Choice): string {
  const back = soldOut ? backAt(soldOut) : null;
  return back === null
    ? texts.soldOut
    : messages.dish.backAt(timeFormat(restaurant.timeZone)(back));
}

/** One choice: its mark, its name, and at the right what it costs beside the dish, or until when it is sold out. */
export function ChoiceRow({
  words,
  choice,
  onChoose,
  ...control
}: {
  type: 'radio' | 'checkbox';
  name: string;
  words: string;
  /** Left out for choosing nothing. */
  choice?: Choice;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}) {
  const backAt = useBackAt();
  return (
    <Row>
      <input {...control} onChange={onChoose} />
      {choice && <VegMark isVeg={choice.isVeg} size={16} />}
      <span>{words}</span>
      {choice && !choice.isAvailable && <SoldOut>{soldOutWords(backAt, choice)}</SoldOut>}
      {choice?.isAvailable && choice.price > 0 && <Price>+{shortMoney(choice.price)}</Price>}
    </Row>
  );
}
