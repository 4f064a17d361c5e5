import type { OrderKind, Rules } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/shop/page';
import { styled } from '@burger/shared/styled';
import { from, space } from '@burger/shared/theme';
import { VisuallyHidden } from '@burger/shared/ui';
import { Banknote, CreditCard } from 'lucide-react';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { messages } from '../../messages/en';
import type { OrderDraft } from '../draft/order-draft';
import { Choice, Choices } from '../parts/choice';
import type { Online } from './lazy-online';

// The option of a payment method that is not available yet takes a single line.
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
      /* On narrow screens each part takes a line, so that no single word wraps. */
      display: inline-block;
      margin-inline-end: ${space(1)};
    }
  }
`;

export interface PaymentState {
  payments: Rules['payments'];
  way: OrderDraft['way'];
  /** Null until a payment method is chosen. */
  choosePaymentMethod: Dispatch<SetStateAction<OrderDraft['way'] | null>>;
  /** The code of online payment; null while it loads and when it is not offered. */
  online: Online | null;
}

type PaymentChoiceProps = PaymentState & { kind: OrderKind };

export function PaymentChoice({
  kind,
  payments,
  way,
  choosePaymentMethod,
  online,
}: PaymentChoiceProps) {
  const show = (value: typeof way, hint?: ReactNode) => {
    const Icon = value === 'cod' ? Banknote : CreditCard;
    return (
      <Choice key={value}>
        <input
          type="radio"
          name="payment"
          value={value}
          checked={way === value}
          disabled={!hint}
          // A click on the method that is selected already is a choice as well, but no change.
          onClick={() => choosePaymentMethod(value)}
          readOnly
        />
        <Icon aria-hidden size={22} />
        <span>
          <strong>{value === 'cod' ? messages.payment.cod[kind] : messages.payment.online}</strong>
          <small>{hint ?? messages.payment.soon}</small>
        </span>
      </Choice>
    );
  };
  const cash = `${messages.payment.codHint[kind]} ${pageRules.upi ? messages.payment.orUpi : ''}`;
  return (
    <Ways>
      <legend>
        <VisuallyHidden>{messages.payment.legend}</VisuallyHidden>
      </legend>
      {online ? (
        <online.Ways
          {...{ payments, cash, show }}
          onOffer={(first) => choosePaymentMethod((chosen) => chosen ?? first)}
        />
      ) : (
        <>
          {show('cod', cash)}
          {show('online')}
        </>
      )}
    </Ways>
  );
}
