import type { OrderKind } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/page-shop';
import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space, VisuallyHidden } from '@burger/shared/ui';
import { Banknote, Bike, CreditCard, ShoppingBag } from 'lucide-react';
import { messages } from '../messages';
import type { When } from './use-when';

export const Choices = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto auto 1fr;
  gap: ${space(1.5)};
  align-items: center;
  min-width: 0;
  min-height: 3.5rem;
  padding: ${space(1.5)} ${space(2)};
  border: 1.5px solid ${color.line};
  border-radius: ${radius.field};
  &:has(:checked) {
    border-color: ${color.ink};
    background: ${color.amberWash};
  }
  &:has(:disabled) {
    background: ${color.sunken};
    color: ${color.inkSoft};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.flameInk};
    outline-offset: 2px;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.flame};
    outline: none;
  }
  strong,
  small {
    display: block;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;

const Kinds = styled(Choices)`
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
`;

const Kind = styled(Choice)`
  grid-template-columns: auto 1fr auto;
  gap: ${space(1)};
  padding-inline: ${space(1.25)};
  &:not(:has(:checked)) {
    background: ${color.card};
  }
  /* Two stand side by side on a phone, where their names say enough. */
  small,
  svg {
    display: none;
    ${from.tablet} {
      display: block;
    }
  }
`;

const icons = { delivery: Bike, pickup: ShoppingBag };

export function KindChoice({ when }: { when: When }) {
  const one = (kind: OrderKind) => {
    const Icon = icons[kind];
    return (
      <Kind key={kind}>
        <input
          type="radio"
          name="kind"
          value={kind}
          checked={when.kind === kind}
          onChange={() => when.changeKind(kind)}
        />
        <span>
          <strong>{messages.when.kinds[kind]}</strong>
          <small>{messages.when.kindHints[kind]}</small>
        </span>
        <Icon aria-hidden size={22} />
      </Kind>
    );
  };
  return (
    <Kinds>
      <legend>
        <VisuallyHidden>{messages.when.title}</VisuallyHidden>
      </legend>
      {one('delivery')}
      {one('pickup')}
    </Kinds>
  );
}

// What is not to be had yet needs one line.
const Ways = styled(Choices)`
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  svg {
    display: none;
    ${from.tablet} {
      display: block;
    }
  }
  > label {
    grid-template-columns: auto 1fr;
    ${from.tablet} {
      grid-template-columns: auto auto 1fr;
    }
  }
  > :has(:disabled) {
    min-height: 2.75rem;
    padding-block: 0;
    span > * {
      /* A line each where it is narrow, never a word alone. */
      display: inline-block;
      margin-inline-end: ${space(1)};
    }
  }
`;

/** How the order is paid. Cash is all there is for now, so nothing has to be chosen. */
export function PaymentChoice({ kind }: { kind: OrderKind }) {
  return (
    <Ways>
      <legend>
        <VisuallyHidden>{messages.payment.legend}</VisuallyHidden>
      </legend>
      <Choice>
        <input type="radio" name="payment" value="cod" defaultChecked />
        <Banknote aria-hidden size={22} />
        <span>
          <strong>{messages.payment.cod[kind]}</strong>
          <small>
            {messages.payment.codHint[kind]} {pageRules.upi && messages.payment.orUpi}
          </small>
        </span>
      </Choice>
      <Choice>
        <input type="radio" name="payment" value="online" disabled />
        <CreditCard aria-hidden size={22} />
        <span>
          <strong>{messages.payment.online}</strong>
          <small>{messages.payment.soon}</small>
        </span>
      </Choice>
    </Ways>
  );
}
