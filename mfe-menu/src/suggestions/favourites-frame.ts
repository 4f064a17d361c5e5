import { styled } from '@burger/shared/styled';
import { canHover, color, from, motion, radius, shadow, size, space } from '@burger/shared/ui';
import { shownPicture, wholeCard } from '../parts/card-styles';

export const Scroller = styled.div`
  display: flex;
  gap: ${space(2)};
  margin: ${space(-1)} ${space(-2)};
  padding: ${space(1)} ${space(2)};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  ${from.tablet} {
    display: block;
    overflow: visible;
  }
`;

export const Row = styled.ul`
  display: grid;
  flex: none;
  grid-auto-flow: column;
  /* Four fifths of the page's column, so that the next one is seen. */
  grid-auto-columns: min(17rem, 80vw - 1.6rem);
  gap: ${space(2)};
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(3)};
  }
`;

/** What is swiped to after them: a wide window has the whole menu one press away. */
export const Further = styled(Row)`
  ${from.tablet} {
    display: none;
  }
`;

export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow.card};
  overflow: hidden;
  scroll-snap-align: center;
  ${canHover} {
    transition: box-shadow ${motion.calm};
    &:hover {
      box-shadow: ${shadow.raised};
    }
  }
  ${wholeCard}
  ${shownPicture}
  picture {
    aspect-ratio: 4 / 3;
  }
`;

export const Name = styled.h3`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  padding: ${space(2)} ${space(2)} 0;
  font-size: ${size.lg};
  [role='img'] {
    margin-top: 0.125rem;
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: auto;
  padding: ${space(1.5)} ${space(2)} ${space(2)};
`;

export const Amount = styled.p`
  font-weight: 700;
  font-size: ${size.xl};
`;

export const Action = styled.div`
  position: relative;
  z-index: 1;
`;
