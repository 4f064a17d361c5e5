import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { ButtonLink, color, Container, from, Picture, size, space } from '@burger/shared/ui';
import { homeMessages } from '../home-messages';
import { HoursLine } from './hours-line';

const Band = styled.section`
  position: relative;
  ${from.desktop} {
    display: grid;
    align-items: center;
    height: clamp(30rem, 46vw, 40rem);
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
    height: clamp(22rem, 46svh, 28rem);
    img {
      width: 112%;
      max-width: none;
      margin-left: -12%;
      object-position: 100% 68%;
    }
  }
  ${from.desktop} {
    position: absolute;
    inset: 0 ${space(4)};
    width: min(90rem, calc(100% - ${space(8)}));
    height: 100%;
    margin-inline: auto;
    border-radius: ${space(4)};
    img {
      width: 100%;
      margin-left: 0;
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
  ${from.desktop} {
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
`;

const { delivery } = restaurant;

/** The first screen: the food, one promise, one action. */
export function Hero({ now }: { now: () => Date }) {
  const text = homeMessages.hero;
  return (
    <Band>
      <Food>
        <Picture
          slug="hero"
          alt={text.picture}
          sizes="(min-width: 64rem) min(90rem, 100vw), 130vw"
          eager
        />
      </Food>
      <Words>
        <Above>{text.above}</Above>
        <Title>{text.title}</Title>
        <Lead>{text.lead}</Lead>
        <Actions>
          <ButtonLink to="/menu">{text.order}</ButtonLink>
          <ButtonLink to="/contact" $kind="secondary">
            {text.visit}
          </ButtonLink>
        </Actions>
        <Facts>
          <HoursLine now={now} />
          <span>{text.delivery(delivery.promisedMinutes, delivery.freeUpToKm)}</span>
        </Facts>
      </Words>
    </Band>
  );
}
