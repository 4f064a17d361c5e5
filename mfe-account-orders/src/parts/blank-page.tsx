import { styled } from '@burger/shared/styled';
import { Card, Picture, SectionTitle } from '@burger/shared/ui';
import { color, radius, size, space } from '@burger/shared/theme';
import type { ReactNode } from 'react';

export const answerHeight = '34rem';

const Box = styled(Card)`
  display: grid;
  align-content: center;
  min-height: ${answerHeight};
  justify-items: center;
  gap: ${space(2)};
  padding-block: ${space(5)};
  text-align: center;
`;

const Frame = styled.div<{ $whole: boolean }>`
  width: min(18rem, 100%);
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.card};
  img {
    object-fit: ${({ $whole }) => ($whole ? 'contain' : 'cover')};
  }
`;

const Text = styled.div`
  max-width: 32rem;
  color: ${color.inkSoft};
  font-size: ${size.lg};
`;

/** Whether a picture is cut out: it has only edges, no background. */
const isCutOut = (picture: string) => picture.endsWith('cutout');

/** An orders page without a list: a picture, a title with text, and one action. */
export const OrdersBlank = ({
  picture,
  title,
  children,
  action,
}: {
  picture: string;
  title: string;
  children: ReactNode;
  action: ReactNode;
}) => (
  <Box>
    <Frame $whole={isCutOut(picture)}>
      <Picture slug={picture} alt="" sizes="18rem" />
    </Frame>
    <SectionTitle>{title}</SectionTitle>
    <Text>{children}</Text>
    {action}
  </Box>
);
