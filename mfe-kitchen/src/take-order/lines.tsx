import {
  noteRule,
  type Chosen,
  type Dish,
  type LineInput,
  type OptionGroup,
  type Shop,
} from '@burger/shared/contracts';
import { groupProblem, lineInShop } from '@burger/shared/order/lines';
import { formatMoney, shortMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { Dialog, Field, QuantityStepper, Stack, VisuallyHidden } from '@burger/shared/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { BigButton } from '../parts/buttons';
import { Soft } from '../parts/panel';
import { replaceLine } from './draft';
import { takeMessages as texts } from './messages/en';

export const LineList = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space(1)};
    padding-block: ${space(0.75)};
    border-top: 1px solid ${color.line};
  }
  strong {
    line-height: 1.2;
  }
  button {
    justify-self: start;
  }
  em {
    color: ${color.flameInk};
    font-style: normal;
    font-weight: 650;
  }
`;

export const Words = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-weight: 400;
`;

export const Edit = styled.button`
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.flameInk};
  font-size: ${size.sm};
  font-weight: 650;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
`;

const Rows = styled(LineList)`
  > li {
    grid-template-columns: minmax(0, 1fr) auto auto;
    padding-block: ${space(0.5)};
    font-variant-numeric: tabular-nums;
  }
  svg {
    flex: none;
  }
`;

const Name = styled(Edit)`
  color: ${color.ink};
  font-size: ${size.md};
  font-weight: 700;
  line-height: 1.2;
  text-decoration: none;
  svg {
    display: inline-block;
    margin-inline-start: ${space(0.5)};
    color: ${color.flameInk};
    vertical-align: -2px;
  }
`;

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 700;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 44px;
    cursor: pointer;
  }
  label:has(:disabled) {
    color: ${color.inkSoft};
  }
  input {
    width: 1.5rem;
    height: 1.5rem;
    accent-color: ${color.flame};
  }
  span:last-child {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`;

/** Toggles an option. In a group that allows one option, it replaces the previous one. */
function toggled(group: OptionGroup, chosen: readonly Chosen[], choice: string): Chosen[] {
  const isSame = (one: Chosen) => one.group === group.id && one.choice === choice;
  if (chosen.some(isSame) && group.min === 0) return chosen.filter((one) => !isSame(one));
  if (group.max === 1) {
    return [...chosen.filter((one) => one.group !== group.id), { group: group.id, choice }];
  }
  return chosen.some(isSame)
    ? chosen.filter((one) => !isSame(one))
    : [...chosen, { group: group.id, choice }];
}

interface ChoosingProps {
  dish: Dish;
  line: LineInput;
  onChange: (line: LineInput) => void;
}

export function Choosing({ dish, line, onChange }: ChoosingProps) {
  return (
    <Stack>
      {dish.groups.map((group) => (
        <Group key={group.id}>
          <legend>
            <span>{group.name}</span>{' '}
            {group.max > 1 && <Words as="small">{texts.upTo(group.max)}</Words>}
          </legend>
          {group.choices.map(({ id, name, price, isAvailable }) => {
            const isChosen = line.choices.some(
              (one) => one.group === group.id && one.choice === id,
            );
            const choices = toggled(group, line.choices, id);
            const isFull = groupProblem(group, choices) === 'choice-too-many';
            return (
              <label key={id}>
                <input
                  type={group.min === 1 && group.max === 1 ? 'radio' : 'checkbox'}
                  checked={isChosen}
                  disabled={!isChosen && (!isAvailable || isFull)}
                  onChange={() => onChange({ ...line, choices })}
                />
                <span>{name}</span>
                <span>{isAvailable ? price > 0 && `+${shortMoney(price)}` : texts.soldOut}</span>
              </label>
            );
          })}
        </Group>
      ))}
      <Field
        label={texts.note}
        required={false}
        name="note"
        autoComplete="off"
        maxLength={noteRule.most}
        value={line.note}
        onChange={({ target }) => onChange({ ...line, note: target.value })}
      />
    </Stack>
  );
}

interface LinesProps {
  shop: Shop;
  lines: LineInput[];
  onChange: (lines: LineInput[]) => void;
}

export function Lines({ shop, lines, onChange }: LinesProps) {
  const [edited, setEdited] = useState<{ at: number; line: LineInput } | null>(null);
  const dish = edited && shop.dishes.find(({ id }) => id === edited.line.dishId);
  const done = () => {
    if (!edited) return;
    const line = { ...edited.line, note: edited.line.note.trim() };
    onChange(replaceLine(lines, edited.at, line));
    setEdited(null);
  };
  if (lines.length === 0) return <Soft>{texts.empty}</Soft>;
  return (
    <>
      <Rows>
        {lines.map((line, at) => {
          const { lineId, name, chosen, price, problem } = lineInShop(line, shop);
          const words = [...chosen.map((choice) => choice.name), line.note].filter(Boolean);
          return (
            <li key={lineId}>
              <Name type="button" onClick={() => setEdited({ at, line })}>
                <span>{name || texts.problem['dish-unknown']}</span>
                <Pencil aria-hidden size={16} />{' '}
                {words.length > 0 && <Words>{words.join(', ')}</Words>}{' '}
                <VisuallyHidden>{texts.choose}</VisuallyHidden>
              </Name>
              {problem ? (
                <em>{texts.problem[problem]}</em>
              ) : (
                <span>{formatMoney(price * line.quantity)}</span>
              )}
              <QuantityStepper
                quiet
                name={name}
                quantity={line.quantity}
                onChange={(quantity) =>
                  onChange(replaceLine(lines, at, { ...line, quantity: Math.min(quantity, 99) }))
                }
              />
            </li>
          );
        })}
      </Rows>
      <Dialog open={dish !== null && dish !== undefined} onClose={done} title={dish?.name ?? ''}>
        {dish && (
          <Stack
            as="form"
            onSubmit={(event) => {
              event.preventDefault();
              done();
            }}
          >
            <Choosing
              dish={dish}
              line={edited.line}
              onChange={(line) => setEdited({ ...edited, line })}
            />
            <BigButton $kind="primary" type="submit" $wide>
              {texts.done}
            </BigButton>
          </Stack>
        )}
      </Dialog>
    </>
  );
}
