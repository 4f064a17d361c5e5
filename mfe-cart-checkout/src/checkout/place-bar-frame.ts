import { css, styled } from '@burger/shared/styled';
import { Button, color, from, shadow, size, space } from '@burger/shared/ui';

/** In sight below the page on a phone, part of it where there is room. */
export const Bar = styled.div`
  ${from.tall} {
    position: sticky;
    bottom: 0;
  }
  z-index: 5;
  display: grid;
  gap: ${space(1)};
  margin-inline: -${space(2)};
  padding: ${space(1.5)} ${space(2)} max(${space(1.5)}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.card};
  box-shadow: ${shadow.raised};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    gap: ${space(1)} ${space(4)};
    margin-inline: -${space(4)};
    padding-inline: ${space(4)};
    > * {
      grid-column: 1 / -1;
    }
  }
  ${from.desktop} {
    && {
      position: static;
    }
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(1)};
  strong {
    margin-left: ${space(1)};
    font-size: ${size.lg};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-block: -${space(1)};
    font-size: ${size.sm};
    font-weight: 600;
  }
  ${from.tablet} {
    && {
      grid-column: 1;
    }
  }
  ${from.desktop} {
    display: none;
  }
`;

// Not able to place the order yet, but able to lead to what is missing.
const helpful = css`
  &&[aria-disabled='true'] {
    color: ${color.ink};
    border-color: ${color.edge};
    cursor: pointer;
  }
`;

export const Press = styled(Button)<{ $helpful: boolean }>`
  min-height: 3.25rem;
  /* Able or not must never be half way in between: the label would be hard to read. */
  transition: none;
  font-size: ${size.lg};
  ${from.tablet} {
    && {
      grid-column: 2;
    }
  }
  ${from.desktop} {
    && {
      grid-column: 1 / -1;
    }
  }
  ${({ $helpful }) => $helpful && helpful}
`;

// Made anew with what it says, so that it stands where it belongs instead of moving there.
export const Label = styled.span``;
