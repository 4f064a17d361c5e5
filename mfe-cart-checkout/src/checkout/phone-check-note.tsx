import { readablePhone } from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { Button, Notice } from '@burger/shared/ui';
import { messages } from '../messages';
import type { PhoneCheck } from './phone-check';

const words = messages.phoneCheck;

/** Why a number has to be checked. */
export const phoneCheckText = (check: PhoneCheck): string =>
  check.for === 'first-order' ? words.firstOrder : words.above(formatMoney(check.for.above));

/** Says before an order that its number has to be checked by SMS, and leads there. */
export function PhoneCheckNote({
  check,
  onSignIn,
  onNumber,
}: {
  check: PhoneCheck;
  /** Wants to sign in by phone. */
  onSignIn: () => void;
  /** Wants the number that is checked to be the one of the order. */
  onNumber: (phone: string) => void;
}) {
  const { checked } = check;
  const number = checked && readablePhone(checked);
  return (
    <Notice
      kind="info"
      action={
        <Button $kind="secondary" onClick={() => (checked ? onNumber(checked) : onSignIn())}>
          {number ? words.use(number) : words.signIn}
        </Button>
      }
    >
      {phoneCheckText(check)} {number ? words.checked(number) : words.how}
    </Notice>
  );
}
