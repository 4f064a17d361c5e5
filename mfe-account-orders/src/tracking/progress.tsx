import type { OrderKind } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space, VisuallyHidden } from '@burger/shared/ui';
import { messages } from '../messages';
import { stepsOf, type Step } from './order-status';
import { statusIcon } from './status-chip';
import { statusWords } from './status-words';

// Below each other on a phone, where all the words have room; side by side from a tablet on.
const Way = styled.ol`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    padding-block: ${space(1)};
  }
`;

const Stop = styled.li<{ $state: Step['state'] }>`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space(1.5)};
  color: ${({ $state }) => ($state === 'ahead' ? color.inkSoft : color.ink)};
  font-weight: ${({ $state }) => ($state === 'now' ? 700 : 500)};
  line-height: 1.25;
  /* The stretch of the way that leads here. */
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    bottom: calc(100% - 0.25rem);
    left: calc(1rem - 1.5px);
    width: 3px;
    height: ${space(2)};
    background: ${({ $state }) => ($state === 'ahead' ? color.line : color.leaf)};
  }
  ${from.tablet} {
    grid-template-columns: auto;
    justify-items: center;
    align-content: start;
    gap: ${space(0.75)};
    font-size: ${size.sm};
    text-align: center;
    &:not(:first-child)::before {
      inset: calc(1rem - 1.5px) calc(50% + 1rem) auto calc(-50% + 1rem);
      width: auto;
      height: 3px;
    }
  }
`;

const looks = {
  done: { background: color.leafWash, ink: color.leaf },
  now: { background: color.leaf, ink: color.page },
  ahead: { background: color.sunken, ink: color.inkSoft },
};

const Dot = styled.span<{ $state: Step['state'] }>`
  display: grid;
  place-items: center;
  position: relative;
  width: 2rem;
  height: 2rem;
  border-radius: ${radius.pill};
  background: ${({ $state }) => looks[$state].background};
  color: ${({ $state }) => looks[$state].ink};
`;

const spoken = { done: messages.order.stepDone, now: messages.order.stepNow, ahead: '' };

/** The way of an order to the door; nothing for one that is not on it. */
export function OrderProgress({
  status,
  kind,
  history,
}: {
  status: string;
  kind: OrderKind;
  history?: readonly { status: string }[] | undefined;
}) {
  const steps = stepsOf(status, kind, history);
  if (steps.length === 0) return null;
  return (
    <Way aria-label={messages.order.progress}>
      {steps.map(({ status: step, state }) => {
        const Icon = statusIcon(step);
        return (
          <Stop key={step} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Dot $state={state}>
              <Icon aria-hidden size={18} />
            </Dot>
            <span>
              {statusWords(step, kind)}
              {spoken[state] && <VisuallyHidden> ({spoken[state]})</VisuallyHidden>}
            </span>
          </Stop>
        );
      })}
    </Way>
  );
}
