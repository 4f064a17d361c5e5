import { NavLink, useLocation } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { ButtonLink, color, Dialog, font, from, IconButton, size, space } from '@burger/shared/ui';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from '../messages';
import { LanguageLinks } from './language-links';
import { mainLinks } from './links';

const OnlyOnPhones = styled.div`
  display: contents;
  ${from.desktop} {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

const Item = styled(NavLink)`
  display: block;
  padding: ${space(1.5)} 0;
  border-bottom: 1px solid ${color.line};
  color: ${color.ink};
  font-family: ${font.display};
  font-size: ${size.xl};
  font-weight: 700;
  text-decoration: none;
  &.active {
    color: ${color.flameInk};
  }
`;

/** The links as a panel, where the bar has no room for them. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  const close = () => setOpen(false);
  return (
    <OnlyOnPhones>
      <IconButton
        aria-label={messages.nav.openMenu}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden size={24} />
      </IconButton>
      <Dialog
        open={open}
        onClose={close}
        title={messages.nav.menuTitle}
        shape="side"
        footer={
          <ButtonLink to="/menu" $wide onClick={close}>
            {messages.nav.order}
          </ButtonLink>
        }
      >
        <nav aria-label={messages.nav.label}>
          <List>
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <Item to={to} onClick={close}>
                  {label}
                </Item>
              </li>
            ))}
          </List>
        </nav>
        <LanguageLinks />
      </Dialog>
    </OnlyOnPhones>
  );
}
