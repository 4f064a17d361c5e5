import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { color, radius } from '@burger/shared/ui';

/** The link of a card, as large as the card; buttons lie above it. */
export const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.flameInk};
    outline-offset: -3px;
  }
`;
