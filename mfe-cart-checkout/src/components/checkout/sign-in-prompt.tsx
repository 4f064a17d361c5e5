import { readablePhone, type Session } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Button, color, FirstGuess, size, Skeleton, space } from '@burger/shared/ui';
import { messages } from '../../messages';
import { isKnown } from '../../model/known-session';
import { Section } from './section';

const words = messages.checkout;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  min-height: 2.75rem;
  color: ${color.inkSoft};
  font-size: ${size.sm};
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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

/** Asks a signed-out visitor to sign in; tells a signed-in customer who orders, with the way out. */
export function SignInPrompt({
  session,
  onSignIn,
  onSignOut,
}: {
  session: Session | undefined;
  onSignIn?: () => void;
  onSignOut?: () => void;
}) {
  const user = session?.status === 'signed-in' ? session.user : null;
  return (
    <FirstGuess
      kept="account"
      answer={isKnown(session) ? user !== null : undefined}
      yes={
        <Row>
          {user ? <span>{words.signedInAs(nameOf(user))}</span> : <Skeleton $width="14rem" />}
          {user && (
            <Button $kind="quiet" onClick={onSignOut}>
              {words.signOut}
            </Button>
          )}
        </Row>
      }
      no={
        <Section title={words.signInTitle}>
          <p>{words.signInText}</p>
          <div>
            <Button onClick={onSignIn}>{words.signIn}</Button>
          </div>
        </Section>
      }
    />
  );
}
