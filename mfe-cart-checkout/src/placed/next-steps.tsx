import type { OrderKind } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, space } from '@burger/shared/ui';
import { messages } from '../messages';

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
  counter-reset: step;
  li {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(1.5)};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    background: ${color.amberWash};
    color: ${color.amberInk};
    font-weight: 700;
  }
  li:first-child::before {
    background: ${color.leaf};
    color: ${color.card};
    content: '✓';
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 2rem;
    left: calc(1rem - 1px);
    width: 2px;
    bottom: -${space(2)};
    background: ${color.line};
  }
  span {
    min-width: 0;
    padding-top: 0.2rem;
    overflow-wrap: anywhere;
  }
`;

const { address: street, name } = restaurant;
const counter = `${name}, ${street.street}`;

/** What happens with the order from here on. */
export const NextSteps = ({ kind, address }: { kind: OrderKind; address: string }) => (
  <Steps>
    {[
      ...messages.success.steps[kind],
      messages.success.lastStep[kind](kind === 'pickup' ? counter : address),
    ].map((step) => (
      <li key={step}>
        <span>{step}</span>
      </li>
    ))}
  </Steps>
);
