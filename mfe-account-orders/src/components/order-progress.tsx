import { css, styled } from '@burger/shared/styled';
import { color, radius, size, space, VisuallyHidden } from '@burger/shared/ui';
import { messages } from '../messages';
import { stepsOf, type Step } from '../model/order-status';
import { statusIcon } from './status-chip';

const Way = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
`;

const Stop = styled.li<{ $state: Step['state'] }>`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space(0.75)};
  color: ${({ $state }) => ($state === 'ahead' ? color.inkSoft : color.ink)};
  font-size: ${size.xs};
  font-weight: ${({ $state }) => ($state === 'now' ? 700 : 500)};
  line-height: 1.25;
  text-align: center;
  /* The stretch of the way that leads here. */
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    top: calc(1.125rem - 1.5px);
    right: calc(50% + 1.375rem);
    left: calc(-50% + 1.375rem);
    height: 3px;
    border-radius: ${radius.pill};
    background: ${({ $state }) => ($state === 'ahead' ? color.line : color.leaf)};
  }
`;

const looks = {
  done: { background: color.leafWash, ink: color.leaf },
  now: { background: color.leaf, ink: color.page },
  ahead: { background: color.sunken, ink: color.inkSoft },
};

const onlySpoken = css`
  @media (max-width: 47.99rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const Dot = styled.span<{ $state: Step['state'] }>`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${radius.pill};
  background: ${({ $state }) => looks[$state].background};
  color: ${({ $state }) => looks[$state].ink};
`;

// On a phone there is room for the words of one step: the one that counts.
const Label = styled.span<{ $state: Step['state'] }>`
  ${({ $state }) => $state !== 'now' && onlySpoken}
`;

const spoken = { done: messages.order.stepDone, now: messages.order.stepNow, ahead: '' };

/** The way of an order to the door; nothing for one that is not on it. */
export function OrderProgress({ status }: { status: string }) {
  const steps = stepsOf(status);
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
            <Label $state={state}>
              {messages.statuses[step]}
              {spoken[state] && <VisuallyHidden> ({spoken[state]})</VisuallyHidden>}
            </Label>
          </Stop>
        );
      })}
    </Way>
  );
}
