import { englishNameOf } from '@burger/shared/i18n';
import { toRupees } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { Field, Stack } from '@burger/shared/ui';
import { from, size, space } from '@burger/shared/theme';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages/en';
import { CheckLine, IconButton } from '../parts/buttons';
import { Panel, Soft } from '../parts/panel';
import { EditDialog } from './changes';
import {
  groupWordsOf,
  languages,
  pricePaise,
  withChoice,
  withGroupWords,
  wordsPath,
  type Language,
  type PublishedChoice,
  type PublishedGroup,
} from './menu-draft';
import { menuMessages as texts } from './messages/en';
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

interface PriceFieldProps {
  choice: PublishedChoice;
  error: string | null;
  onPrice: (paise: number) => void;
}

function PriceField({ choice, error, onPrice }: PriceFieldProps) {
  const [typed, setTyped] = useState(String(toRupees(choice.price)));
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
      error={isAmount ? error : messages.noAmount}
    />
  );
}

export const Thing = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space(1)};
    font-size: ${size.lg};
    font-weight: 700;
  }
`;

interface NamesProps {
  heading: string;
  /** Returns the name in a language; empty if it is the English one. */
  nameIn: (language: Language) => string | undefined;
  wrongIn: (language: Language) => string | undefined;
  onName: (language: Language, name: string) => void;
}

const NamesInLanguages = ({ heading, nameIn, wrongIn, onName }: NamesProps) => (
  <Thing>
    <legend>{heading}</legend>
    {languages.map((language) => (
      <Field
        key={language}
        lang={language}
        label={englishNameOf(language)}
        required={language === 'en'}
        maxLength={60}
        value={nameIn(language) ?? ''}
        onChange={(event) => onName(language, event.target.value)}
        error={wrongIn(language)}
      />
    ))}
  </Thing>
);

function GroupForm({ menu, group }: { menu: MenuDraft; group: PublishedGroup }) {
  const { draft, published, problems, change } = menu;
  const { id, choices } = group;
  const before = groupWordsOf(published, 'en', id);
  const pathIn = (language: Language) => wordsPath(draft, language, 'groups', id);
  return (
    <Stack>
      <NamesInLanguages
        heading={before.name}
        nameIn={(language) => groupWordsOf(draft, language, id).name}
        wrongIn={(language) => problems[`${pathIn(language)}.name`]}
        onName={(language, name) => change(withGroupWords(draft, language, id, { name }))}
      />
      {choices.map((choice, place) => (
        <NamesInLanguages
          key={choice.id}
          heading={before.choices[choice.id] ?? choice.name}
          nameIn={(language) => groupWordsOf(draft, language, id).choices[choice.id]}
          wrongIn={(language) => {
            const end = language === 'en' ? `${place}.name` : choice.id;
            return problems[`${pathIn(language)}.choices.${end}`];
          }}
          onName={(language, name) =>
            change(withGroupWords(draft, language, id, { choices: { [choice.id]: name } }))
          }
        />
      ))}
    </Stack>
  );
}

export function OptionList({ menu }: { menu: MenuDraft }) {
  const { draft, published, problems, change } = menu;
  const [edited, setEdited] = useState<string | null>(null);
  const named = draft.groups.find(({ id }) => id === edited);
  const dishesWith = ({ id }: PublishedGroup) =>
    draft.dishes.filter(({ groups }) => groups.includes(id)).length;
  // A name may be empty while it is being typed.
  const nameOf = ({ id, name }: PublishedGroup) =>
    name || groupWordsOf(published, 'en', id).name || id;
  const panels = draft.groups.map((group, at) => (
    <Panel
      key={group.id}
      id={`group-${group.id}`}
      title={nameOf(group)}
      actions={
        <IconButton
          icon={Pencil}
          label={texts.namesOf(nameOf(group))}
          onPress={() => setEdited(group.id)}
        />
      }
    >
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
  return (
    <>
      {panels}
      <EditDialog title={texts.names} onClose={() => setEdited(null)}>
        {named && <GroupForm menu={menu} group={named} />}
      </EditDialog>
    </>
  );
}
