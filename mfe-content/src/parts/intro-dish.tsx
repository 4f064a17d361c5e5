import { styled } from '@burger/shared/styled';
import { from, Picture } from '@burger/shared/ui';

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

/** The restaurant's dish, cut out, for the heads of pages without a scene of their own. */
export const IntroDish = () => (
  <Box>
    <Picture slug="hero-cutout" alt="" sizes="360px" />
  </Box>
);
