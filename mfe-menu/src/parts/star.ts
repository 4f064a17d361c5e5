import { styled } from '@burger/shared/styled';

const points =
  '50% 2%, 62% 36%, 98% 37%, 69% 58%, 79% 93%, 50% 72%, 21% 93%, 31% 58%, 2% 37%, 38% 36%';

/** The star of popular dishes, in the colour of the text around it. */
export const Star = styled.span.attrs({ 'aria-hidden': true })<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  background: currentColor;
  clip-path: polygon(${points});
  forced-color-adjust: none;
`;
