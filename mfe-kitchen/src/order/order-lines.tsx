import type { KitchenOrder } from '@burger/shared/kitchen';
import { lineChanges, type LineChange } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { VegMark } from '@burger/shared/ui';
import { letters, NoteBox } from './note-box';
import { tallScript } from '../parts/buttons';
import { UserText } from '../parts/customer';
import { lineInLanguage } from '../dish-names';
import { useTodaysMenu } from '../use-kitchen';
import { orderMessages } from './messages/en';

const texts = orderMessages.card;

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${space(0.75)};
  align-items: baseline;
  ${letters}
  > [role='img'] {
    align-self: center;
  }
`;

const Quantity = styled.strong`
  min-width: 1.4em;
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  &[data-many='true'] {
    padding-inline: 0.2em;
    border-radius: 6px;
    background: ${color.ink};
    color: ${color.page};
    text-align: center;
  }
`;

const Name = styled(UserText)`
  font-weight: 600;
`;

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / -1;
  gap: 0 ${space(1)};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${space(0.5)};
    min-width: 0;
  }
  li::before {
    content: '+';
  }
`;

/* The dish's English name, for labels and calls. Stacked letters of the name above reach below their line. */
const English = styled(UserText)`
  display: block;
  margin-top: 3px;
  color: ${color.inkSoft};
  font-size: ${size.md};
  font-weight: 500;
  line-height: 1.2;
`;

const Below = styled.div`
  grid-column: 2 / -1;
`;

/* Readable from the stove, and not by colour alone. */
const Mark = styled.em`
  grid-column: 2 / -1;
  justify-self: start;
  padding-inline: ${space(0.75)};
  border-radius: 6px;
  background: ${color.amber};
  color: ${color.onAmber};
  font-size: ${size.md};
  font-style: normal;
  font-weight: 800;
`;

type TicketLine = KitchenOrder['lines'][number];
/** Returns what changed in an order line: only the quantity if the rest is the same. */
function wasText(was: TicketLine, line: TicketLine): string {
  const made = ({ choices, note }: TicketLine) => [...choices, note].filter(Boolean).join(', ');
  const isMadeAsBefore = made(was) === made(line);
  return [`${was.quantity}×`, isMadeAsBefore ? '' : made(was)].filter(Boolean).join(', ');
}

const MarkOf = ({ line, was }: LineChange<TicketLine>) => (
  <Mark>
    <span>{line === null ? texts.off : was === null ? texts.added : texts.changed}</span>
    {line && was && <span>{`: ${texts.was(wasText(was, line))}`}</span>}
  </Mark>
);

export const unseenOf = ({ lines, changes = [], unseen = 0 }: KitchenOrder) =>
  unseen > 0 ? lineChanges(changes.slice(-unseen), lines) : [];

interface DishesProps {
  lines: KitchenOrder['lines'];
  changes?: readonly LineChange<TicketLine>[];
}

export function CardDishes({ lines, changes = [] }: DishesProps) {
  const menu = useTodaysMenu();
  const off = changes.filter(({ line }) => line === null);
  return (
    <List>
      {lines.map((line, at) => {
        const { quantity, isVeg, note } = line;
        const { name, english, choices } = lineInLanguage(line, menu);
        const change = changes.find((one) => one.line === line);
        return (
          <Line key={at}>
            <Quantity data-many={quantity > 1}>{quantity}×</Quantity>
            <span>
              <Name>{name}</Name>
              {english && <English lang="en">{english}</English>}
            </span>
            <VegMark isVeg={isVeg} size={16} />
            {change && <MarkOf {...change} />}
            {choices.length > 0 && (
              <Choices>
                {choices.map((choice, place) => (
                  <li key={place}>
                    <span>
                      <Name>{choice.name}</Name>
                      {choice.english && <English lang="en">{choice.english}</English>}
                    </span>
                  </li>
                ))}
              </Choices>
            )}
            {note && (
              <Below>
                <NoteBox>{note}</NoteBox>
              </Below>
            )}
          </Line>
        );
      })}
      {off.map((change, at) => (
        <Line key={`off-${at}`}>
          <Quantity>
            <del>{change.was?.quantity}×</del>
          </Quantity>
          <Name>
            <del>{change.was?.name}</del>
          </Name>
          <MarkOf {...change} />
        </Line>
      ))}
    </List>
  );
}

const Sentence = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  padding: 0;
  font-size: ${size.md};
  line-height: 1.25;
  ${tallScript} {
    line-height: 1.45;
  }
  list-style: none;
  > li {
    min-width: 0;
  }
  > :has(p) {
    flex-basis: 100%;
  }
  p {
    font-size: inherit;
  }
`;

/** All dishes in one sentence, to check an order that is not being cooked. */
export const BriefDishes = ({ lines, changes = [] }: DishesProps) => {
  const menu = useTodaysMenu();
  return (
    <Sentence>
      {lines.map((line, at) => {
        const { quantity, note } = line;
        const { name, english, choices } = lineInLanguage(line, menu);
        const change = changes.find((one) => one.line === line);
        return (
          <li key={at}>
            <UserText>
              <strong>{quantity}×</strong> <span>{name}</span>
              {choices.length > 0 && (
                <span>{` (${choices.map((choice) => choice.name).join(', ')})`}</span>
              )}
            </UserText>
            {english && <English lang="en">{english}</English>}
            {change && <MarkOf {...change} />}
            {note && <NoteBox>{note}</NoteBox>}
          </li>
        );
      })}
      {changes.map(
        (change, at) =>
          change.line === null && (
            <li key={`off-${at}`}>
              <del>
                {change.was?.quantity}× {change.was?.name}
              </del>{' '}
              <MarkOf {...change} />
            </li>
          ),
      )}
    </Sentence>
  );
};
