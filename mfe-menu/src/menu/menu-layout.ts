import { styled } from '@burger/shared/styled';
import { color, Container, from, size, space } from '@burger/shared/ui';
import { stickyBar, toolbarHeight } from './sticky-bar';

/** Below each other on phones; from tablets on the tools stand beside the title, and stay in sight with it where the window is wide. */
export const Body = styled(Container)`
  padding-block: ${space(2)} 0;
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(4)};
    padding-block: ${space(4)} ${space(6)};
    > * {
      flex: 1 0 100%;
      min-width: 0;
    }
  }
  ${from.wide} {
    display: block;
    padding-top: ${space(0.5)};
  }
`;

/** Categories, dishes and the cart: beside each other where there is room. */
export const Columns = styled.div`
  ${from.wide} {
    display: grid;
    grid-template: auto 1fr / 9rem minmax(0, 1fr) 17rem;
    column-gap: ${space(2.5)};
    align-items: start;
    > nav {
      grid-area: 1 / 1 / span 2;
    }
  }
`;

/** The title, and beside it what is searched and chosen by. */
export const Head = styled.div`
  display: contents;
  ${from.wide} {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    height: ${toolbarHeight};
    ${stickyBar}
    padding-block: 0;
  }
`;

export const Intro = styled.div`
  display: grid;
  gap: ${space(0.5)};
  padding-bottom: ${space(1)};
  > p {
    font-size: ${size.md};
  }
  ${from.tablet} {
    flex: 1 1 20rem;
    gap: ${space(1.25)};
    padding-bottom: ${space(2)};
    > p {
      font-size: ${size.lg};
    }
  }
  ${from.wide} {
    grid-template-columns: auto 1fr;
    flex: 0 1 auto;
    gap: 0 ${space(3)};
    padding: 0;
    > h1 {
      font-size: ${size.xxl};
      line-height: 1.2;
    }
    > p {
      grid-column: 1;
      font-size: ${size.sm};
      line-height: 1.2;
    }
    > ul {
      grid-area: 1 / 2 / 3 / 3;
      align-self: center;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${stickyBar}
  ${from.tablet} {
    && {
      position: static;
    }
    clip-path: none;
    box-shadow: none;
    border-image: none;
    align-self: end;
    flex: 1 1 24rem;
    max-width: 32rem;
    padding-bottom: ${space(2)};
  }
  ${from.wide} {
    flex: 1 0 22rem;
    align-self: center;
    margin-left: auto;
    padding: 0;
  }
`;

export const Found = styled.p`
  color: ${color.inkSoft};
  &:not(:empty) {
    padding-bottom: ${space(0.5)};
  }
`;

export const Results = styled.div`
  min-height: 60vh;
  padding-top: ${space(1)};
  scroll-margin-top: 1.75rem;
  ${from.wide} {
    grid-area: 1 / 2 / span 2;
    scroll-margin-top: ${toolbarHeight};
  }
`;

/** Holds to the lower edge of a phone's screen, above the bar that the phone itself may have there. */
export const Dock = styled.div`
  ${from.tall} {
    position: sticky;
    bottom: 0;
  }
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding-bottom: max(${space(1.5)}, env(safe-area-inset-bottom));
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  /* Beside the cart's bar: the sign above its word. */
  &:has(> [data-landing]) > [aria-haspopup='dialog'] {
    flex: none;
    flex-direction: column;
    justify-content: center;
    gap: 0.125rem;
    min-width: 4rem;
    padding: 0 ${space(1)};
    border-radius: 1.75rem;
    font-size: ${size.xs};
  }
  ${from.tablet} {
    display: none;
  }
`;
