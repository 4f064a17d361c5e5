import { styled } from '@burger/shared/styled';
import { from } from '@burger/shared/theme';
import { Picture } from '@burger/shared/ui';

// The picture next to the text on wide screens. Phones show it only where no content picture follows.
const Box = styled.div<{ $onPhones: boolean }>`
  display: ${({ $onPhones }) => ($onPhones ? 'block' : 'none')};
  height: 12rem;
  ${from.tablet} {
    display: block;
    position: absolute;
    inset: 0 0 0 auto;
    width: 46%;
    height: auto;
  }
`;

export const IntroScene = ({
  slug,
  alt,
  onPhones = false,
}: {
  slug: string;
  alt: string;
  onPhones?: boolean;
}) => (
  <Box $onPhones={onPhones}>
    <Picture slug={slug} alt={alt} sizes="(min-width: 48rem) 46vw, 100vw" eager={onPhones} />
  </Box>
);
