import { styled } from '@burger/shared/styled';
import { logoDrawing } from '@burger/shared/ui';

const Box = styled.span<{ $size: number }>`
  display: inline-block;
  /* On the narrowest phones it makes room for the name. */
  min-width: 0;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  svg {
    width: 100%;
    height: 100%;
  }
`;

/** The sign above our door. */
export const Logo = ({ size = 34 }: { size?: number }) => (
  <Box $size={size} aria-hidden dangerouslySetInnerHTML={logoDrawing} />
);
