import type { CartLine } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import { styled } from '@burger/shared/styled';
import { color, size, space, VegMark } from '@burger/shared/ui';
import { messages } from '../messages';
import { chosenText, dishName } from './line-text';

const Name = styled.p<{ $soft: boolean }>`
  display: flex;
  gap: ${space(1)};
  color: ${({ $soft }) => ($soft ? color.inkSoft : 'inherit')};
  font-weight: 650;
  line-height: 1.3;
  > [role='img'] {
    margin-top: 0.15rem;
  }
`;

/** Below the name, in line with it. */
const Below = styled.p`
  margin-top: ${space(0.25)};
  padding-inline-start: calc(16px + ${space(1)});
  color: ${color.inkSoft};
  font-size: ${size.xs};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** What a line is: the dish with its mark, what was chosen of it, and what the kitchen is told. */
export function LineWords({ line }: { line: CartLine }) {
  const { chosen, note, isVeg, problem } = line;
  return (
    <div>
      <Name $soft={problem !== null}>
        {problem !== 'dish-unknown' && <VegMark isVeg={isVeg} size={16} />}
        {dishName(line)}
      </Name>
      {chosen.length > 0 && <Below>{chosenText(chosen)}</Below>}
      {note !== '' && <Below>{messages.cart.note(isolated(note))}</Below>}
    </div>
  );
}
