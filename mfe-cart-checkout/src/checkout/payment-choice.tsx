import type { OrderKind } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/page-shop';
import { styled } from '@burger/shared/styled';
import { from, space, VisuallyHidden } from '@burger/shared/ui';
import { Banknote, CreditCard } from 'lucide-react';
import { messages } from '../messages';
import { Choice, Choices } from './choice';

const words = messages.payment;

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
        <VisuallyHidden>{words.legend}</VisuallyHidden>
      </legend>
      <Choice>
        <input type="radio" name="payment" value="cod" defaultChecked />
        <Banknote aria-hidden size={22} />
        <span>
          <strong>{words.cod[kind]}</strong>
          <small>
            {words.codHint[kind]} {pageRules.upi && words.orUpi}
          </small>
        </span>
      </Choice>
      <Choice>
        <input type="radio" name="payment" value="online" disabled />
        <CreditCard aria-hidden size={22} />
        <span>
          <strong>{words.online}</strong>
          <small>{words.soon}</small>
        </span>
      </Choice>
    </Ways>
  );
}
