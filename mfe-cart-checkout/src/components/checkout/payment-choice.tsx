import { styled } from '@burger/shared/styled';
import { color, radius, size, space, VisuallyHidden } from '@burger/shared/ui';
import { Banknote, CreditCard } from 'lucide-react';
import { messages } from '../../messages';

const words = messages.payment;

const Choices = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  border: 0;
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto auto 1fr;
  gap: ${space(1.5)};
  align-items: center;
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

/** How the order is paid. Cash is all there is for now, so nothing has to be chosen. */
export function PaymentChoice() {
  return (
    <Choices>
      <legend>
        <VisuallyHidden>{words.legend}</VisuallyHidden>
      </legend>
      <Choice>
        <input type="radio" name="payment" value="cod" defaultChecked />
        <Banknote aria-hidden size={22} />
        <span>
          <strong>{words.cod}</strong>
          <small>{words.codHint}</small>
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
    </Choices>
  );
}
