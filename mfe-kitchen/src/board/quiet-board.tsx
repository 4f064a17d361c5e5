import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/ui';
import { Coffee } from 'lucide-react';
import { messages } from '../messages';
import { timeWords } from '../parts/text';

const Box = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: ${space(1)};
  min-height: 50vh;
  text-align: center;
  svg {
    color: ${color.inkSoft};
  }
  h2 {
    font-size: ${size.huge};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${size.xl};
  }
`;

/** Nothing is under way, and when that was last looked at: silence is no proof. */
export const QuietBoard = ({ heardAt }: { heardAt: number | null }) => (
  <Box>
    <Coffee aria-hidden size={64} />
    <h2>{messages.quiet.title}</h2>
    {heardAt !== null && <p>{messages.quiet.checked(timeWords(heardAt))}</p>}
  </Box>
);
