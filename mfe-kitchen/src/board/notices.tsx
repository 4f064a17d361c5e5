import { styled } from '@burger/shared/styled';
import { from, space } from '@burger/shared/ui';

/** As high as it may become on a phone, where it stands over the orders. */
export const trayHeight = '60dvh';

/**
 * All that comes and goes by itself, below the orders: it takes its room from their end, and no order moves under a
 * finger. It has a place of its own at the end, so that the last row can be scrolled out from under it.
 */
export const Tray = styled.div`
  position: sticky;
  z-index: 5;
  bottom: max(${space(1)}, env(safe-area-inset-bottom));
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space(1)};
  max-height: ${trayHeight};
  margin-top: auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  ${from.tablet} {
    max-height: 50dvh;
  }
  &:empty {
    display: none;
  }
`;
