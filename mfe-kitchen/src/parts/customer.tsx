import { styled } from '@burger/shared/styled';

/** A text that somebody else wrote: it breaks where it has to, none of it is hidden, and its reading direction ends with it. */
export const UserText = styled.bdi`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** One line of a text that stands whole in the order itself: who and where, never what is to be cooked. */
export const OneLine = styled(UserText)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow: hidden;
`;

export const directionsLink = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
