import { styled } from '@burger/shared/styled';
import { Field, from, space } from '@burger/shared/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { withChoice, type PublishedChoice, type PublishedGroup } from './menu-draft';
import { pricePaise, rupeesOf } from './price-field';
import { officeMessages } from './messages';
import { BigButton } from '../parts/buttons';
import { CheckLine } from '../parts/check-line';
import { Panel, PanelHead, Soft } from '../parts/panel';
import type { MenuDraft } from './use-menu-draft';

const Choice = styled.li`
  display: grid;
  gap: 0 ${space(2)};
  padding-block: ${space(1)};
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 9rem;
    align-items: center;
  }
`;

const Choices = styled.ul`
  padding: 0;
  list-style: none;
`;

const texts = officeMessages.menu;

function PriceField({
  choice,
  error,
  onPrice,
}: {
  choice: PublishedChoice;
  error: string | null;
  onPrice: (paise: number) => void;
}) {
  // What is being typed need not be an amount yet.
  const [typed, setTyped] = useState(rupeesOf(choice.price));
  const isAmount = pricePaise(typed) !== null;
  const take = (text: string) => {
    setTyped(text);
    const paise = pricePaise(text);
    if (paise !== null) onPrice(paise);
  };
  return (
    <Field
      label={texts.priceOf(choice.name)}
      inputMode="decimal"
      value={typed}
      onChange={(event) => take(event.target.value)}
      error={isAmount ? error : texts.noAmount}
    />
  );
}

/** The choices of all groups: what each costs and is called, and whether it can be had at all. */
export function OptionList({
  menu,
  onEdit,
}: {
  menu: MenuDraft;
  onEdit: (group: PublishedGroup) => void;
}) {
  const { draft, problems, change } = menu;
  const dishesWith = ({ id }: PublishedGroup) =>
    draft.dishes.filter(({ groups }) => groups.includes(id)).length;
  // While it is being typed a name may be empty.
  const nameOf = ({ id, name }: PublishedGroup) =>
    name || menu.published.groups.find((one) => one.id === id)?.name || id;
  return draft.groups.map((group, at) => (
    <Panel key={group.id} aria-labelledby={`group-${group.id}`}>
      <PanelHead>
        <h2 id={`group-${group.id}`}>{nameOf(group)}</h2>
        <BigButton
          $kind="secondary"
          aria-label={texts.namesOf(nameOf(group))}
          onClick={() => onEdit(group)}
        >
          <Pencil aria-hidden size={22} />
        </BigButton>
      </PanelHead>
      <Soft>{texts.inDishes(dishesWith(group))}</Soft>
      <Choices>
        {group.choices.map((choice, place) => {
          const set = (changes: Partial<PublishedChoice>) =>
            change(withChoice(draft, group.id, choice.id, changes));
          return (
            <Choice key={choice.id}>
              <CheckLine
                checked={choice.isAvailable}
                onChange={(isAvailable) => set({ isAvailable })}
              >
                {texts.available(choice.name)}
              </CheckLine>
              <PriceField
                choice={choice}
                error={problems[`groups.${at}.choices.${place}.price`] ?? null}
                onPrice={(price) => set({ price })}
              />
            </Choice>
          );
        })}
      </Choices>
    </Panel>
  ));
}
