import { styled } from '@burger/shared/styled';
import { ButtonLink, color, Container, from, Picture, size, space } from '@burger/shared/ui';
import { useHomeText } from './home-text';
import { homeMessages } from './messages';
import { HoursLine } from './hours-line';
import { PromiseLine, type PromiseLineProps } from './promise-line';

const Band = styled.section`
  position: relative;
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(22.5rem, 1fr) 1.1fr;
    align-items: center;
    padding: ${space(2)} ${space(4)} 0 0;
  }
  ${from.desktop} {
    grid-template-columns: none;
    min-height: clamp(30rem, 46vw, 40rem);
    margin-top: ${space(2)};
    padding: 0;
  }
`;

// On phones the crop shows burger, fries and shake large, on tablets beside the words; wider screens leave the picture's
// empty left to the text.
const Food = styled.div`
  height: clamp(13rem, 36svh, 24rem);
  overflow: hidden;
  img {
    object-position: 100% 72%;
  }
  ${from.tablet} {
    grid-area: 1 / 2;
    height: 26rem;
    border-radius: ${space(4)};
    img {
      object-position: 88% 50%;
    }
  }
  ${from.desktop} {
    grid-area: auto;
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

// In the column of the page, whatever the picture behind it is as wide as.
const Words = styled(Container)`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding-block: ${space(2.5)} ${space(1.5)};
  ${from.tablet} {
    grid-area: 1 / 1;
    padding-block: 0;
    padding-inline-end: ${space(3)};
  }
  ${from.desktop} {
    gap: ${space(2.5)};
    width: min(75rem, calc(100% - ${space(8)}));
    padding-block: ${space(4)};
    padding-inline-end: ${space(4)};
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
  ${from.tablet} {
    font-size: ${size.huge};
  }
  ${from.desktop} {
    font-size: ${size.hero};
  }
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
    a {
      padding-inline: ${space(2)};
    }
  }
  ${from.desktop} {
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
  text-wrap: balance;
  /* Late in the evening the promise takes a second line: nothing moves for it. */
  > span {
    min-height: 3em;
    line-height: 1.5;
  }
`;

export type HeroProps = PromiseLineProps;

/** The first screen: the food, one promise, one action. */
export function Hero({ now, bus, readFullSlots }: HeroProps) {
  const text = homeMessages.hero;
  const told = useHomeText().hero;
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
          <PromiseLine now={now} bus={bus} readFullSlots={readFullSlots} />
        </Facts>
      </Words>
    </Band>
  );
}
