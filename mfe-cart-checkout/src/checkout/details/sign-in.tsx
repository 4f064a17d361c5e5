import { readablePhone, type Session } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/i18n';
import { formatMoney } from '@burger/shared/pricing';
import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { Button, PreHydrationSwitch, Notice, Skeleton, Stack } from '@burger/shared/ui';
import { color, size, space } from '@burger/shared/theme';
import { useEffect, useRef } from 'react';
import { useCartServices } from '../../cart/use-services';
import { messages } from '../../messages/en';
import type { PhoneCheck } from './phone-check';
import { isKnown, Section, TallSkeleton } from '../parts/section';

export const phoneCheckText = (check: PhoneCheck): string =>
  check.for === 'first-order'
    ? messages.phoneCheck.firstOrder
    : messages.phoneCheck.above(formatMoney(check.for.above));

export function PhoneCheckNote({
  check,
  onSignIn,
  onNumber,
}: {
  check: PhoneCheck;
  onSignIn: () => void;
  onNumber: (phone: string) => void;
}) {
  const { checked } = check;
  const number = checked && readablePhone(checked);
  return (
    <Notice
      kind="info"
      action={
        <Button $kind="secondary" onClick={() => (checked ? onNumber(checked) : onSignIn())}>
          {number ? messages.phoneCheck.use(number) : messages.phoneCheck.signIn}
        </Button>
      }
    >
      <span>{phoneCheckText(check)}</span>{' '}
      <span>{number ? messages.phoneCheck.checked(number) : messages.phoneCheck.how}</span>
    </Notice>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  min-height: 2.75rem;
  margin-block: -${space(1)};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  > span {
    /* Two lines of text are as high as the button. */
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > button {
    flex: none;
    margin-right: -${space(1.5)};
  }
`;

/** Placeholder as high as the sign-in form (mfe-account-orders): a field with a hint, a button, a line. */
const SignInSkeleton = () => (
  <Stack aria-hidden $gap={1}>
    <TallSkeleton $phone="11.35rem" $wide="9.96rem" />
    <Skeleton $height="2.75rem" />
  </Stack>
);

const nameOf = (user: Extract<Session, { status: 'signed-in' }>['user']): string =>
  user.displayName ||
  user.email?.split('@')[0] ||
  readablePhone(user.phoneNumber ?? '') ||
  messages.checkout.someone;

export function SignInPrompt({
  session,
  check,
  isSought,
}: {
  session: Session | undefined;
  check: PhoneCheck | null;
  /** Whether the customer signed out to sign in with a phone number, so that the focus moves here. */
  isSought: boolean;
}) {
  const { bus } = useCartServices();
  const user = session?.status === 'signed-in' ? session.user : null;
  const known = isKnown(session);
  const title = useRef<HTMLHeadingElement>(null);
  const leadsHere = isSought && known && user === null;
  useEffect(() => {
    if (leadsHere) title.current?.focus();
  }, [leadsHere]);
  return (
    <PreHydrationSwitch
      stored="account"
      answer={known ? user !== null : undefined}
      yes={
        <Row>
          {user ? (
            <span>{messages.checkout.signedInAs(isolated(nameOf(user)))}</span>
          ) : (
            <Skeleton $width="14rem" />
          )}
          {user && (
            <Button $kind="quiet" onClick={() => bus.emit('session/sign-out-requested', {})}>
              {messages.checkout.signOut}
            </Button>
          )}
        </Row>
      }
      no={
        <Section title={messages.checkout.signInTitle} titleRef={title}>
          <p>{messages.checkout.signInText}</p>
          {check && known && (
            <p>
              {phoneCheckText(check)} {messages.phoneCheck.how}
            </p>
          )}
          {/* Signed-in customers do not load the sign-in fragment. */}
          {known ? (
            <Slot fragment="PageSignIn" props={{}} fallback={<SignInSkeleton />} />
          ) : (
            <SignInSkeleton />
          )}
        </Section>
      }
    />
  );
}
