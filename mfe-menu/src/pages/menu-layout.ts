import { styled } from '@burger/shared/styled';
import { color, Container, from, size, space } from '@burger/shared/ui';
import { stickyBar } from '../components/sticky-bar';

/** Below each other on phones; from tablets on the tools stand beside the title. */
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
`;

export const Intro = styled.div`
  display: grid;
  gap: ${space(0.5)};
  padding-bottom: ${space(1)};
  > p {
    font-size: ${size.md};
  }
  ${from.tablet} {
    ${Body} > & {
      flex: 1 1 20rem;
    }
    gap: ${space(1.25)};
    padding-bottom: ${space(2)};
    > p {
      font-size: ${size.lg};
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${stickyBar}
  ${from.tablet} {
    position: static;
    clip-path: none;
    box-shadow: none;
    align-self: end;
    padding-bottom: ${space(2)};
    ${Body} > & {
      flex: 1 1 24rem;
      max-width: 32rem;
    }
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
`;

/** Holds to the lower edge of a phone's screen, above the bar that the phone itself may have there. */
export const Dock = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: flex;
  justify-content: center;
  gap: ${space(1)};
  padding-bottom: max(${space(1.5)}, env(safe-area-inset-bottom));
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  /* Beside the cart's bar there is room for the sign of the categories only. */
  &:has(> [data-landing]) > [aria-haspopup='dialog'] {
    align-self: center;
    width: 3.5rem;
    min-height: 3.5rem;
    padding: 0;
    justify-content: center;
    > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${from.tablet} {
    display: none;
  }
`;
