import { isolated } from '@burger/shared/language';
import type { OrderLine } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, size } from '@burger/shared/ui';
import { choiceNames } from '../again/line-words';

const Soft = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-weight: 400;
  font-size: ${size.sm};
  overflow-wrap: anywhere;
`;

/** What was chosen of a dish and what the kitchen was told, below its name. */
export function LineSaid({ line }: { line: OrderLine }) {
  const choices = choiceNames(line).join(', ');
  return (
    <>
      {choices && <Soft>{choices}</Soft>}
      {line.note && <Soft>“{isolated(line.note)}”</Soft>}
    </>
  );
}
