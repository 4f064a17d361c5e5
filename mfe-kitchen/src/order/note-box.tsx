import { namesAllergy } from '@burger/shared/kitchen';
import { css, styled } from '@burger/shared/styled';
import { color, size, space, VisuallyHidden } from '@burger/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { lying, tallScript } from '../parts/buttons';
import { UserText } from '../parts/customer';
import { orderMessages } from './messages';

const texts = orderMessages.card;

/* Read from two metres: all that is cooked by is as large; a phone that lies on its side is in a hand. */
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

/* Told from a wish by form, too: dark, with a sign and a word in front. */
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

/** Words of the customer that the kitchen must not miss; least of all an allergy. */
export const NoteBox = ({ children }: { children: string }) =>
  namesAllergy(children) ? (
    <Allergy data-note="allergy">
      <TriangleAlert aria-hidden />
      <span>{texts.allergy}</span> <UserText>{children}</UserText>
    </Allergy>
  ) : (
    <Note>
      <VisuallyHidden>{texts.note}: </VisuallyHidden>
      <UserText>{children}</UserText>
    </Note>
  );
