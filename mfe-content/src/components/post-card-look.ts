import { css, styled } from '@burger/shared/styled';
import { Card, color, from, motion, radius, shadow, size, space } from '@burger/shared/ui';

const opened = css`
  grid-column: 1 / -1;
  .whole {
    display: grid;
  }
  .more {
    display: none;
  }
  .shown {
    aspect-ratio: 16 / 9;
    width: 100%;
    ${from.tablet} {
      width: 46rem;
      max-width: calc(100% - ${space(6)});
      margin: ${space(4)} auto 0;
      border-radius: ${radius.card};
    }
  }
  .words {
    width: min(46rem, 100%);
    margin-inline: auto;
    padding: ${space(4)} ${space(2)} ${space(6)};
    ${from.tablet} {
      width: 46rem;
      max-width: calc(100% - ${space(6)});
      padding-inline: 0;
    }
  }
  .title {
    font-size: ${size.xxl};
    ${from.tablet} {
      font-size: ${size.xxxl};
    }
  }
  .title a::after {
    content: none;
  }
`;

/** A post's card. Before scripts run, the address alone (`:target`) opens it; afterwards the state does. */
export const PostArticle = styled(Card).attrs({ as: 'article' })<{ $open: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: 0;
  overflow: hidden;
  outline: none;
  transition: box-shadow ${motion.calm};
  &:hover {
    box-shadow: ${shadow.raised};
  }
  .shown {
    aspect-ratio: 16 / 10;
    overflow: hidden;
    background: ${color.amberWash};
  }
  .words {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space(1.5)};
    padding: ${space(2.5)};
  }
  .title {
    font-size: ${size.xl};
  }
  .title a {
    color: ${color.ink};
    text-decoration: none;
  }
  .title a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  .excerpt {
    flex: 1;
    color: ${color.inkSoft};
  }
  .whole {
    display: none;
    justify-items: start;
    gap: ${space(3)};
    padding-top: ${space(2)};
    border-top: 1px solid ${color.line};
  }
  .more {
    color: ${color.flameInk};
    font-weight: 650;
  }
  ${({ $open }) => $open && opened}
  &:target:not([data-live]) {
    ${opened}
  }
`;
