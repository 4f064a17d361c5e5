import type { CartLine, LineProblem } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Button, color, Picture, size, space } from '@burger/shared/ui';
import { CircleAlert } from 'lucide-react';
import { messages } from '../messages';
import { useCartPorts } from './cart-context';
import { Beside, Line as Frame, Thumb } from './cart-line-frame';
import { LineWords } from './line-words';
import { problemText } from './problem-text';

const words = messages.cart;

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

/** A line that cannot be ordered as it stands: it stays, costs nothing, says why, and goes with one touch. */
export function ProblemLine({
  line,
  problem,
  name,
  canChange,
  at,
}: {
  line: CartLine;
  problem: LineProblem;
  /** What the line is called where it stands beside others. */
  name: string;
  /** Whether choosing anew would help, and can be done. */
  canChange: boolean;
  at: Date;
}) {
  const { bus } = useCartPorts();
  const { dishId, lineId, image, backAt, gone } = line;
  return (
    <Frame>
      <Thumb $faded>
        <Picture slug={image} alt="" sizes="80px" />
      </Thumb>
      <LineWords line={line} />
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
          <Button
            $kind="secondary"
            aria-label={words.chooseAgainDish(name)}
            onClick={() => bus.emit('shop/choose-requested', { dishId, lineId })}
          >
            {words.chooseAgain}
          </Button>
        )}
        <Button
          $kind="secondary"
          aria-label={words.removeDish(name)}
          onClick={() => bus.emit('cart/remove-requested', { lineId })}
        >
          {words.remove}
        </Button>
      </Actions>
    </Frame>
  );
}
