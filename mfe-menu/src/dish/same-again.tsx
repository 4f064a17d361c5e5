import type { CartLine } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import { shortMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { canHover, color, radius, size, space, Stack, VegMark } from '@burger/shared/ui';
import { useCartStore } from '../use-stores';
import { dishMessages as texts } from './dish-messages';

const Way = styled.button.attrs({ type: 'button' })`
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
  &:focus-visible {
    border-radius: ${radius.field};
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

/** One more of a dish that the cart holds: the same as the last, or another. */
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
      <Way onClick={same}>
        <strong>{texts.same}</strong>
        <span>{shortMoney(line.price)}</span>
        <What>
          <VegMark isVeg={line.isVeg} size={16} />
          {choicesText(line)}
        </What>
      </Way>
      <Way onClick={onAnew}>
        <strong>{texts.anew}</strong>
      </Way>
    </Stack>
  );
}
