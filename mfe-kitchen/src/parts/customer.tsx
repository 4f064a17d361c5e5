import { styled } from '@burger/shared/styled';

/**
 * Text typed by a user: it wraps anywhere, is never truncated, and its text direction does not affect its
 * surroundings.
 */
export const UserText = styled.bdi`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Text typed by a user, truncated to one line. Not for cooking instructions, which must be read in full. */
export const OneLine = styled(UserText)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow: hidden;
`;

export const directionsLink = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
