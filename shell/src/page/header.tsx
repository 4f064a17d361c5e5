import { restaurant } from '@burger/shared/restaurant';
import { Link, NavLink, useLocation } from '@burger/shared/router';
import { Slot } from '@burger/shared/slots';
import { css, styled } from '@burger/shared/styled';
import { ButtonLink, Container, Dialog, IconButton } from '@burger/shared/ui';
import { color, font, from, headerHeight, motion, shadow, size, space } from '@burger/shared/theme';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from '../messages/en';
import { LanguageLinks, Logo, mainLinks } from './parts';

const { nav } = messages;

const OnlyOnPhones = styled.div`
  display: contents;
  ${from.desktop} {
    display: none;
  }
`;

const PanelList = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

const PanelItem = styled(NavLink)`
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

function MobileMenu() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  const close = () => setOpen(false);
  return (
    <OnlyOnPhones>
      <IconButton aria-label={nav.openMenu} aria-expanded={open} onClick={() => setOpen(true)}>
        <Menu aria-hidden size={24} />
      </IconButton>
      <Dialog
        open={open}
        onClose={close}
        title={nav.menuTitle}
        shape="side"
        footer={
          <ButtonLink to="/menu" $wide onClick={close}>
            {nav.order}
          </ButtonLink>
        }
      >
        <nav aria-label={nav.label}>
          <PanelList>
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <PanelItem to={to} onClick={close}>
                  {label}
                </PanelItem>
              </li>
            ))}
          </PanelList>
        </nav>
        <LanguageLinks />
      </Dialog>
    </OnlyOnPhones>
  );
}

function useScrolled(threshold: number): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > threshold);
    // Measured in the next frame, which lays the page out anyway: measuring now would force an extra layout.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [threshold]);
  return isScrolled;
}

const Bar = styled.header<{ $solid: boolean }>`
  position: relative;
  z-index: 10;
  background: ${color.page};
  ${from.tall} {
    position: sticky;
    top: 0;
  }
  transition:
    background ${motion.calm},
    box-shadow ${motion.calm};
  ${({ $solid }) =>
    $solid &&
    css`
      background: ${color.header};
      box-shadow: ${shadow.card};
    `}
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  height: ${headerHeight};
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  min-height: 2.75rem;
  color: ${color.ink};
  font-family: ${font.display};
  /* Scales down so that name and logo fit on a phone of 320 px. */
  font-size: min(${size.xl}, 6vw);
  font-weight: 800;
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;
`;

const Links = styled.nav`
  display: none;
  ${from.desktop} {
    display: flex;
    gap: ${space(0.5)};
    margin-inline: auto;
  }
`;

const Item = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space(1.75)};
  border-radius: 999px;
  color: ${color.ink};
  font-weight: 600;
  font-size: ${size.sm};
  text-decoration: none;
  transition: background ${motion.quick};
  &:hover {
    background: ${color.sunken};
  }
  &.active {
    background: ${color.flameWash};
    color: ${color.flameInk};
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  margin-left: auto;
  ${from.desktop} {
    margin-left: 0;
  }
`;

export function Header() {
  const solid = useScrolled(20);
  return (
    <Bar $solid={solid} data-solid={solid}>
      <Row>
        <Brand to="/">
          <Logo />
          {restaurant.name}
        </Brand>
        <Links aria-label={nav.label}>
          {mainLinks.map(({ to, label }) => (
            <Item key={to} to={to}>
              {label}
            </Item>
          ))}
        </Links>
        <Actions>
          <Slot fragment="AccountMenu" props={{}} />
          <Slot fragment="CartButton" props={{}} />
          <MobileMenu />
        </Actions>
      </Row>
    </Bar>
  );
}
