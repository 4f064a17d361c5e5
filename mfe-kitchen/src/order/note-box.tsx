import { allergyIn } from '@burger/shared/kitchen';
import { css, styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { VisuallyHidden } from '@burger/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { lying, tallScript } from '../parts/buttons';
import { UserText } from '../parts/customer';
import { orderMessages } from './messages/en';

const texts = orderMessages.card;

/* Readable from two metres; smaller on a phone in landscape, which is held in the hand. */
export const letters = css`
  font-size: 1.25rem;
  line-height: 1.15;
  ${tallScript} {
    line-height: 1.4;
  }
  ${lying} {
    font-size: ${size.md};
    line-height: 1.2;
  }
`;

const Note = styled.p`
  margin-block: 1px;
  padding: 1px ${space(0.75)};
  border-inline-start: 5px solid ${color.amberInk};
  border-radius: 4px;
  background: ${color.amberWash};
  color: ${color.amberInk};
  font-weight: 700;
  ${letters}
`;

/* Differs from a wish by shape as well as colour: dark, with icon and word. */
const Allergy = styled(Note)`
  border-color: ${color.amber};
  background: ${color.ink};
  color: ${color.page};
  font-weight: 800;
  svg {
    display: inline-block;
    width: 1.1em;
    height: 1.1em;
    margin-inline-end: ${space(0.5)};
    color: ${color.amber};
    vertical-align: -0.15em;
  }
`;

export function NoteBox({ children }: { children: string }) {
  const allergy = allergyIn(children);
  return allergy === null ? (
    <Note>
      <VisuallyHidden>{texts.note}: </VisuallyHidden>
      <UserText>{children}</UserText>
    </Note>
  ) : (
    <Allergy data-note="allergy">
      <TriangleAlert aria-hidden />
      <span>{texts.allergy}</span> <UserText>{allergy}</UserText>
    </Allergy>
  );
}
