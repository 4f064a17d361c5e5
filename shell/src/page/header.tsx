import { Link, NavLink } from '@burger/shared/router';
import { restaurant } from '@burger/shared/restaurant';
import { Slot } from '@burger/shared/slots';
import { css, styled } from '@burger/shared/styled';
import {
  color,
  Container,
  font,
  from,
  headerHeight,
  motion,
  shadow,
  size,
  space,
} from '@burger/shared/ui';
import { messages } from '../messages';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { mainLinks } from './links';
import { useScrolled } from './use-scrolled';

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
  /* A phone of 320 px has room for the sign, too. */
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

/** The bar above every page: links, cart and account. It turns solid once the page is scrolled. */
export function Header() {
  const solid = useScrolled(20);
  return (
    <Bar $solid={solid} data-solid={solid}>
      <Row>
        <Brand to="/">
          <Logo />
          {restaurant.name}
        </Brand>
        <Links aria-label={messages.nav.label}>
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
