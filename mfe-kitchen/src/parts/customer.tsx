import { styled } from '@burger/shared/styled';

/** User text: wraps anywhere, is never truncated, and isolates its text direction. */
export const UserText = styled.bdi`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** User text truncated to one line. Not for cooking instructions. */
export const OneLine = styled(UserText)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow: hidden;
`;

export const directionsLink = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
