import type { ShopBus } from '@burger/shared/bus';
import { styled } from '@burger/shared/styled';
import { ButtonLink, color, Container, from, Picture, size, space } from '@burger/shared/ui';
import { homeText } from '../content/home';
import { homeMessages } from '../home-messages';
import { HoursLine } from './hours-line';
import { PromiseLine } from './promise-line';

const Band = styled.section`
  position: relative;
  ${from.desktop} {
    display: grid;
    align-items: center;
    min-height: clamp(30rem, 46vw, 40rem);
    margin-top: ${space(2)};
  }
`;

// On phones the crop shows burger, fries and shake large; wider screens leave the picture's empty left to the text.
const Food = styled.div`
  height: clamp(14rem, 40svh, 26rem);
  overflow: hidden;
  img {
    object-position: 100% 72%;
  }
  ${from.tablet} {
    height: 26rem;
    margin: ${space(2)} ${space(4)} 0;
    border-radius: ${space(4)};
  }
  ${from.desktop} {
    position: absolute;
    inset: 0 ${space(4)};
    width: min(90rem, calc(100% - ${space(8)}));
    height: 100%;
    margin: 0 auto;
    img {
      object-position: 100% 55%;
    }
  }
`;

const Words = styled(Container)`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding-block: ${space(3)} ${space(2)};
  ${from.tablet} {
    grid: auto 1fr auto auto / 1fr 1fr;
    column-gap: ${space(4)};
    > * {
      grid-column: 2;
    }
    > :nth-child(-n + 2) {
      grid-column: 1;
    }
    > h1 {
      grid-row: 2 / span 3;
    }
    > h1 + p {
      grid-row: 1 / span 2;
    }
  }
  ${from.desktop} {
    grid: none;
    > :nth-child(n) {
      grid-area: auto;
    }
    gap: ${space(2.5)};
    width: min(90rem, calc(100% - ${space(8)}));
    padding-inline: clamp(2.5rem, 5vw, 6rem);
    > * {
      max-width: min(27rem, 38%);
    }
    color: ${color.onAmber};
  }
`;

const Above = styled.p`
  font-weight: 700;
  font-size: ${size.sm};
`;

const Title = styled.h1`
  font-size: ${size.hero};
  font-weight: 800;
  line-height: 1.02;
  letter-spacing: -0.025em;
`;

const Lead = styled.p`
  font-size: ${size.lg};
`;

// One action, as wide as a thumb likes it; the way to our door stands back.
const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1.5)};
  width: 100%;
  a {
    min-height: 3.5rem;
    padding-inline: ${space(3)};
    font-size: ${size.lg};
  }
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
    a {
      padding-inline: ${space(4)};
    }
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: ${size.sm};
  font-weight: 600;
  /* Late in the evening the promise takes a second line: nothing moves for it. */
  > span {
    min-height: 3em;
    line-height: 1.5;
  }
`;

/** The first screen: the food, one promise, one action. */
export function Hero({ now, bus }: { now: () => Date; bus: ShopBus }) {
  const text = homeMessages.hero;
  const told = homeText.hero;
  return (
    <Band>
      <Food>
        <Picture
          slug={told.picture.slug}
          alt={told.picture.alt}
          sizes="(min-width: 64rem) min(90rem, 100vw), 130vw"
          eager
        />
      </Food>
      <Words>
        <Above>{told.above}</Above>
        <Title>{told.title}</Title>
        <Lead>{told.lead}</Lead>
        <Actions>
          <ButtonLink to="/menu">{text.order}</ButtonLink>
          <ButtonLink to="/contact" $kind="secondary">
            {text.visit}
          </ButtonLink>
        </Actions>
        <Facts>
          <HoursLine now={now} bus={bus} />
          <PromiseLine now={now} bus={bus} />
        </Facts>
      </Words>
    </Band>
  );
}
