import { styled } from '@burger/shared/styled';
import { color, font, from, radius, size, space } from '@burger/shared/ui';
import { offerSteps } from './offers-text';

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

// The number beside its step on phones, above it elsewhere.
const Step = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space(2)};
  align-content: start;
  ${from.tablet} {
    grid-template-columns: 1fr;
  }
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  grid-row: span 2;
  width: 2.5rem;
  height: 2.5rem;
  margin-bottom: ${space(1.5)};
  border-radius: ${radius.pill};
  background: ${color.amber};
  color: ${color.onAmber};
  font: 800 ${size.lg} / 1 ${font.display};
`;

const Title = styled.h3`
  margin-bottom: ${space(0.5)};
  font-size: ${size.lg};
`;

const Text = styled.p`
  color: ${color.inkSoft};
`;

/** From the code to the door, step by step. */
export const OfferSteps = () => (
  <List>
    {offerSteps.map(({ title, text }, step) => (
      <Step key={title}>
        <Number aria-hidden>{step + 1}</Number>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </Step>
    ))}
  </List>
);
