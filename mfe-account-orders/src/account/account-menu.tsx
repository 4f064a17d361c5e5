import { useLatest, type ShopBus } from '@burger/shared/bus';
import { isolated } from '@burger/shared/language';
import { styled } from '@burger/shared/styled';
import { FirstGuess, from, space, VisuallyHidden } from '@burger/shared/ui';
import { ChevronDown, UserRound } from 'lucide-react';
import { useId } from 'react';
import { AccountButton, AccountLabel, AccountPlaceholder, Initial } from './account-button';
import { AccountPanel } from './account-panel';
import { useDisclosure } from './use-disclosure';
import { messages } from '../messages';
import { accountInitial, accountName } from '../session/account-name';
import { useCustomer } from '../session/use-customer';

const Box = styled.div`
  ${from.tablet} {
    position: relative;
  }
`;

const Chevron = styled(ChevronDown)`
  display: none;
  flex: none;
  margin-left: auto;
  ${from.tablet} {
    display: block;
  }
`;

const SignIn = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

const texts = messages.account;

/** The account's place in the bar: Sign In, or who is signed in with their menu, or a box of the same size. */
export function AccountMenu({ bus }: { bus: ShopBus }) {
  const user = useCustomer(bus);
  const location = useLatest('location/changed', bus);
  const { open, box, button, close, toggle } = useDisclosure();
  const panelId = useId();

  // One and the same button for both states: the focus of who signs in or out stays where it is.
  const name = user && accountName(user, texts.nobody);
  const menu = (
    <Box ref={box}>
      <AccountButton
        ref={button}
        type="button"
        onClick={() =>
          user ? toggle() : bus.emit('session/sign-in-requested', { skippable: false })
        }
        {...(user && { 'aria-expanded': open, 'aria-controls': panelId })}
        aria-label={name ? texts.menuOf(isolated(name)) : undefined}
      >
        {name ? (
          <>
            <Initial aria-hidden>{accountInitial(name)}</Initial>
            <AccountLabel>{isolated(name)}</AccountLabel>
            <Chevron aria-hidden size={16} />
          </>
        ) : (
          <SignIn>
            <UserRound aria-hidden size={20} />
            <AccountLabel>{texts.signIn}</AccountLabel>
          </SignIn>
        )}
      </AccountButton>
      <div id={panelId}>
        {user && open && (
          <AccountPanel
            user={user}
            location={location}
            onClose={close}
            onLookUp={() => bus.emit('location/lookup-requested', { purpose: 'menu' })}
            onSignOut={() => {
              close();
              bus.emit('session/sign-out-requested', {});
            }}
          />
        )}
      </div>
    </Box>
  );
  return (
    <FirstGuess
      kept="account"
      answer={user === undefined ? undefined : false}
      no={menu}
      yes={
        <AccountPlaceholder role="status">
          <VisuallyHidden>{texts.checking}</VisuallyHidden>
        </AccountPlaceholder>
      }
    />
  );
}
