import { styled } from '@burger/shared/styled';
import { color, Container, from, Picture, radius, size, space } from '@burger/shared/ui';
import { useId } from 'react';
import { reasonsText } from './reasons-text';
import { pointsOf } from '../parts/points';
import { icons } from '../parts/icons';

const Ground = styled.section`
  background: ${color.night};
  color: ${color.onNight};
`;

const Halves = styled(Container)`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(5)};
  ${from.desktop} {
    grid-template-columns: 1.05fr 1fr;
    gap: ${space(8)};
    align-items: center;
    padding-block: ${space(8)};
  }
`;

const Shown = styled.div`
  aspect-ratio: 16 / 10;
  border-radius: ${radius.card};
  overflow: hidden;
  ${from.desktop} {
    aspect-ratio: 5 / 4;
  }
`;

const Title = styled.h2`
  font-size: ${size.xxl};
  ${from.desktop} {
    font-size: ${size.xxxl};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(3)};
  padding: 0;
  list-style: none;
`;

const Reason = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(0.5)} ${space(2)};
  svg {
    box-sizing: content-box;
    grid-row: span 2;
    padding: ${space(1.25)};
    border-radius: ${radius.pill};
    background: ${color.amber};
    color: ${color.onAmber};
  }
  h3 {
    font-size: ${size.xl};
  }
  p {
    color: ${color.onNightSoft};
  }
`;

/** Reasons to come back, beside a picture. */
export function WhyBand() {
  const id = useId();
  return (
    <Ground aria-labelledby={id}>
      <Halves>
        <Shown>
          <Picture
            slug={reasonsText.picture.slug}
            alt={reasonsText.picture.alt}
            sizes="(min-width: 64rem) 55rem, 130vw"
          />
        </Shown>
        <div>
          <Title id={id}>{reasonsText.title}</Title>
          <List>
            {pointsOf(reasonsText.reasons).map(({ icon, title, text }) => {
              const Icon = icons[icon];
              return (
                <Reason key={title}>
                  <Icon aria-hidden size={24} />
                  <h3>{title}</h3>
                  <p>{text}</p>
                </Reason>
              );
            })}
          </List>
        </div>
      </Halves>
    </Ground>
  );
}
