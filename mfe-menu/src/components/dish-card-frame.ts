import { css, styled } from '@burger/shared/styled';
import { color, from, motion, radius, shadow, size, space } from '@burger/shared/ui';
import { belowBar } from './sticky-bar';

const clamp = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

/** Phones: words left, picture right with the button over its lower edge. From tablets on: picture on top. */
export const Frame = styled.li`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) auto;
  column-gap: ${space(2)};
  padding: ${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow.card};
  transition: box-shadow ${motion.calm};
  /* Cards that are out of sight cost neither layout nor paint; the sizes are what they come to. */
  content-visibility: auto;
  contain-intrinsic-size: auto 9.625rem;
  scroll-margin-top: ${belowBar};
  &:hover {
    box-shadow: ${shadow.raised};
  }
  ${from.tablet} {
    grid-template: auto 1fr / minmax(0, 1fr) auto;
    padding: 0;
    overflow: hidden;
    contain-intrinsic-size: auto calc((100vw - 5.5rem) * 0.375 + 12rem);
  }
  ${from.desktop} {
    contain-intrinsic-size: auto calc((min(100vw, 75rem) - 7rem) * 0.25 + 12rem);
  }
`;

export const Shown = styled.div<{ $dimmed: boolean }>`
  position: relative;
  grid-area: 1 / 2;
  width: 8rem;
  height: 8.25rem;
  border-radius: ${radius.field};
  background: ${color.amberWash};
  overflow: hidden;
  img {
    filter: ${({ $dimmed }) => ($dimmed ? 'grayscale(0.85)' : 'none')};
    transition: transform ${motion.calm};
  }
  ${Frame}:hover & img {
    transform: scale(1.04);
  }
  ${from.tablet} {
    grid-area: 1 / 1 / 2 / 3;
    width: auto;
    height: auto;
    aspect-ratio: 4 / 3;
    border-radius: 0;
  }
`;

export const OnPicture = styled.div`
  position: absolute;
  top: ${space(0.75)};
  left: ${space(0.75)};
  ${from.tablet} {
    top: ${space(1.5)};
    left: ${space(1.5)};
  }
`;

export const Words = styled.div`
  grid-area: 1 / 1 / 3 / 2;
  display: flex;
  flex-direction: column;
  ${from.tablet} {
    grid-area: 2 / 1 / 3 / 3;
    padding: ${space(2)} ${space(2.5)} ${space(2.5)};
  }
`;

export const Kind = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(0.75)};
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;

export const Name = styled.h3`
  margin-top: ${space(0.5)};
  font-size: ${size.lg};
  ${from.tablet} {
    margin-top: ${space(1)};
    font-size: 1.25rem;
  }
`;

export const Amount = styled.p`
  margin-top: ${space(0.25)};
  font-weight: 700;
  font-size: ${size.md};
  ${from.tablet} {
    order: 1;
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    margin-top: auto;
    padding-top: ${space(1.5)};
    box-sizing: content-box;
    font-size: ${size.xl};
  }
`;

export const Description = styled.p`
  margin-top: ${space(0.75)};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  line-height: 1.4;
  ${clamp(3)}
  ${from.tablet} {
    font-size: 0.9375rem;
  }
`;

export const Action = styled.div`
  position: relative;
  z-index: 1;
  grid-area: 2 / 2;
  justify-self: center;
  margin-top: -1.375rem;
  ${from.tablet} {
    align-self: end;
    margin: 0 ${space(2.5)} ${space(2.5)} 0;
  }
`;
