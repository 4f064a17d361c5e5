import { styled } from '@burger/shared/styled';
import { from } from '@burger/shared/theme';
import { Picture } from '@burger/shared/ui';

const Box = styled.div`
  display: none;
  ${from.tablet} {
    display: block;
    position: absolute;
    top: -6%;
    right: 6%;
    height: 112%;
    aspect-ratio: 1;
    transform: rotate(8deg);
  }
`;

export const IntroDish = () => (
  <Box>
    <Picture slug="hero-cutout" alt="" sizes="360px" />
  </Box>
);
