import { styled } from '@burger/shared/styled';

/** A text that somebody else wrote: it breaks where it has to, and its reading direction ends with it. */
export const Theirs = styled.bdi<{ $lines?: number }>`
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${({ $lines }) =>
    $lines &&
    `display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${$lines}; overflow: hidden;`}
`;
