import { readablePhone, type Session } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { Button, color, FirstGuess, size, Skeleton, space } from '@burger/shared/ui';
import { useEffect, useRef } from 'react';
import { useCartServices } from '../cart/use-services';
import { messages } from '../messages';
import { isKnown } from './known-session';
import type { PhoneCheck } from './phone-check';
import { phoneCheckText } from './phone-check-note';
import { Section } from './section';
import { SignInSkeleton } from './section-shapes';

const words = messages.checkout;

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
    /* Two lines are as high as the button. */
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > button {
    flex: none;
    margin-right: -${space(1.5)};
  }
`;

const nameOf = (user: Extract<Session, { status: 'signed-in' }>['user']): string =>
  user.displayName ||
  user.email?.split('@')[0] ||
  readablePhone(user.phoneNumber ?? '') ||
  words.someone;

/**
 * Signs a visitor in right here, and says where the number has to be checked; tells a signed-in customer who orders, with
 * the way out.
 */
export function SignInPrompt({
  session,
  check,
  isSought,
}: {
  session: Session | undefined;
  check: PhoneCheck | null;
  /** Whether somebody signed out to sign in here otherwise: the focus comes along. */
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
    <FirstGuess
      kept="account"
      answer={known ? user !== null : undefined}
      yes={
        <Row>
          {user ? (
            <span>{words.signedInAs(isolated(nameOf(user)))}</span>
          ) : (
            <Skeleton $width="14rem" />
          )}
          {user && (
            <Button $kind="quiet" onClick={() => bus.emit('session/sign-out-requested', {})}>
              {words.signOut}
            </Button>
          )}
        </Row>
      }
      no={
        <Section title={words.signInTitle} titleRef={title}>
          <p>{words.signInText}</p>
          {check && known && (
            <p>
              {phoneCheckText(check)} {messages.phoneCheck.how}
            </p>
          )}
          {/* Whoever is signed in loads nothing of it. */}
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
