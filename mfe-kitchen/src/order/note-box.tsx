import { styled } from '@burger/shared/styled';
import { color, size, space, VisuallyHidden } from '@burger/shared/ui';
import { messages } from '../messages';
import { Theirs } from '../parts/user-text';

const Box = styled.p`
  margin-block: ${space(0.25)};
  padding: ${space(0.25)} ${space(1)};
  border: 2px solid ${color.amberInk};
  border-radius: 8px;
  background: ${color.amberWash};
  color: ${color.amberInk};
  font-size: ${size.md};
  font-weight: 700;
  line-height: 1.3;
`;

/** Words of the customer that the kitchen must not miss. */
export const NoteBox = ({ children }: { children: string }) => (
  <Box>
    <VisuallyHidden>{messages.card.note}: </VisuallyHidden>
    <Theirs>{children}</Theirs>
  </Box>
);
