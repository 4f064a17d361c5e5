import { styled } from '@burger/shared/styled';
import { ButtonLink, Picture } from '@burger/shared/ui';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { endMessages } from './messages/end/en';

const Panel = styled.section`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(4)} ${space(3)};
  border-radius: ${radius.card};
  background: ${color.amber};
  color: ${color.onAmber};
  overflow: hidden;
  ${from.tablet} {
    padding: ${space(7)} ${space(6)};
  }
  > :not(div) {
    position: relative;
  }
  h2 {
    min-width: min-content;
    max-width: 60%;
    font-size: ${size.xxl};
    ${from.tablet} {
      font-size: ${size.huge};
    }
  }
`;

const Dish = styled.div`
  position: absolute;
  right: ${space(-5)};
  top: 0;
  width: 160px;
  transform: rotate(8deg);
  ${from.tablet} {
    top: -6%;
    right: 6%;
    width: auto;
    height: 112%;
    aspect-ratio: 1;
  }
`;

export const PageEnd = () => (
  <Panel aria-label={endMessages.title}>
    <Dish>
      <Picture slug="hero-cutout" alt="" sizes="(min-width: 48rem) 280px, 160px" />
    </Dish>
    <h2>{endMessages.title}</h2>
    <ButtonLink to="/menu">{endMessages.menu}</ButtonLink>
  </Panel>
);
