import type { CustomerLocation, User } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/i18n';
import { Link } from '@burger/shared/router';
import { css, styled } from '@burger/shared/styled';
import { Button } from '@burger/shared/ui';
import { color, from, headerHeight, radius, shadow, size, space } from '@burger/shared/theme';
import { LogOut, MapPin, ReceiptText, Settings, UserRound } from 'lucide-react';
import { messages } from '../messages/en';
import { Soft } from '../parts/soft';
import { accountName } from '../session/account-name';

const problemText = ({ problem }: CustomerLocation): string | null =>
  problem && messages.location.problems[problem];

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${space(1.5)};
  align-items: start;
  padding: ${space(1.5)} ${space(1.5)} ${space(0.5)};
  > svg {
    margin-top: 0.2rem;
    color: ${color.flameInk};
  }
`;

const Where = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Problem = styled.p`
  color: ${color.flameInk};
  font-size: ${size.sm};
`;

const SearchButton = styled(Button)`
  margin-left: -${space(1.5)};
`;

const texts = messages.location;

function whereText(location: CustomerLocation | undefined): string {
  if (!location || location.status === 'looking') return texts.looking;
  if (location.status === 'known' && !location.locality) return texts.looking;
  return location.locality ?? texts.unset;
}

function AccountLocation({
  location,
  onLookUp,
}: {
  location: CustomerLocation | undefined;
  onLookUp: () => void;
}) {
  const problem = location && location.status !== 'looking' ? problemText(location) : null;
  return (
    <Box>
      <MapPin aria-hidden size={20} />
      <div>
        <div role="status">
          <Where>{whereText(location)}</Where>
          {problem && <Problem>{problem}</Problem>}
        </div>
        <SearchButton $kind="quiet" onClick={onLookUp}>
          {problem ? texts.retry : texts.update}
        </SearchButton>
      </div>
    </Box>
  );
}

const Circle = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${radius.pill};
  background: ${color.amber};
  color: ${color.onAmber};
  font-size: min(${size.sm}, 20px);
  font-weight: 750;
  &::before {
    content: attr(data-initial);
  }
`;

/**
 * Shows the first letter of the customer's name, instead of the name in a narrow header. A pseudo-element draws it,
 * because an element's text would be part of the visible label, which the accessible name must contain (WCAG 2.5.3).
 */
export const Initial = ({ name }: { name: string }) => (
  <Circle aria-hidden data-initial={Array.from(name.trim())[0]?.toLocaleUpperCase('en-IN') ?? ''} />
);

const Panel = styled.div`
  position: fixed;
  top: calc(${headerHeight} - 0.25rem);
  left: ${space(2)};
  right: ${space(2)};
  max-height: calc(100dvh - ${headerHeight} - 1rem);
  overflow-y: auto;
  padding: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow.raised};
  ${from.tablet} {
    position: absolute;
    top: calc(100% + 0.5rem);
    left: auto;
    right: 0;
    width: 19rem;
  }
`;

const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(1.5)};
  padding: ${space(1.5)};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-weight: 700;
  font-size: ${size.lg};
  line-height: 1.3;
`;

const Entries = styled.ul`
  padding: ${space(1)} 0 0;
  border-top: 1px solid ${color.line};
  list-style: none;
`;

const Last = styled.li`
  margin-top: ${space(1)};
  padding-top: ${space(1)};
  border-top: 1px solid ${color.line};
`;

const entry = css`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space(1)} ${space(1.5)};
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.ink};
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  svg {
    flex: none;
    color: ${color.inkSoft};
  }
`;

const EntryButton = styled.button.attrs({ type: 'button' })`
  ${entry}
`;
const EntryLink = styled(Link)`
  ${entry}
`;

const entries = [
  { to: '/account', Icon: UserRound, text: messages.account.profile },
  { to: '/orders', Icon: ReceiptText, text: messages.account.orders },
  { to: '/account#my-data', Icon: Settings, text: messages.account.settings },
];

interface AccountPanelProps {
  user: User;
  location: CustomerLocation | undefined;
  onClose: () => void;
  onLookUp: () => void;
  onSignOut: () => void;
}

export function AccountPanel({ user, location, onClose, onLookUp, onSignOut }: AccountPanelProps) {
  const texts = messages.account;
  const name = accountName(user, texts.nobody);
  const contact = user.email ?? user.phoneNumber;
  return (
    <Panel>
      <Who>
        <Initial name={name} />
        <div>
          <Name>{isolated(name)}</Name>
          {contact && <Soft>{contact}</Soft>}
        </div>
      </Who>
      <AccountLocation location={location} onLookUp={onLookUp} />
      <Entries>
        {entries.map(({ to, Icon, text }) => (
          <li key={to}>
            <EntryLink to={to} onClick={onClose}>
              <Icon aria-hidden size={20} />
              {text}
            </EntryLink>
          </li>
        ))}
        <Last>
          <EntryButton onClick={onSignOut}>
            <LogOut aria-hidden size={20} />
            {texts.signOut}
          </EntryButton>
        </Last>
      </Entries>
    </Panel>
  );
}
