import type { OrderKind } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { color, font, from, radius, size, space, VisuallyHidden } from '@burger/shared/ui';
import { Check } from 'lucide-react';
import { messages } from '../messages';

const words = messages.checkout;

const Line = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  ${from.tablet} {
    gap: ${space(2)};
  }
`;

const Step = styled.li<{ $done: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  flex: 1 1 5rem;
  /* Larger letters take another line, not half a word. */
  min-width: min-content;
  align-items: center;
  gap: ${space(1)};
  min-height: 2rem;
  border-bottom: 3px solid ${({ $done }) => ($done ? color.leaf : color.line)};
  font: 700 ${size.sm} / 1.2 ${font.display};
  ${from.tablet} {
    min-height: 2.75rem;
    font-size: ${size.lg};
  }
`;

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  width: 1.5em;
  height: 1.5em;
  border-radius: ${radius.pill};
  background: ${({ $done }) => ($done ? color.leaf : color.amber)};
  color: ${({ $done }) => ($done ? color.card : color.onAmber)};
  font-size: ${size.sm};
`;

/** What there is to do, and what of it is done: a step is done once those before it are. */
export const StepsLine = ({
  done,
  kind = 'delivery',
}: {
  done: readonly [boolean, boolean, boolean];
  kind?: OrderKind;
}) => (
  <Line aria-label={words.steps}>
    {[words.yourOrder, messages.when.kinds[kind], words.payment].map((title, place) => {
      const isDone = done.slice(0, place + 1).every(Boolean);
      return (
        <Step key={title} $done={isDone}>
          <Mark $done={isDone}>
            {isDone ? <Check aria-hidden size={16} strokeWidth={3} /> : place + 1}
          </Mark>
          <span>
            {title}
            {isDone && <VisuallyHidden> {words.done}</VisuallyHidden>}
          </span>
        </Step>
      );
    })}
  </Line>
);
