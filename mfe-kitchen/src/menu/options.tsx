import { styled } from '@burger/shared/styled';
import { Dialog, Field, from, size, space, Stack } from '@burger/shared/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { BigButton, CheckLine } from '../parts/buttons';
import { Panel, PanelHead, Soft } from '../parts/panel';
import {
  groupWordsOf,
  otherLanguages,
  pricePaise,
  rupeesOf,
  withChoice,
  withGroup,
  withGroupWords,
  type OtherLanguage,
  type PublishedChoice,
  type PublishedGroup,
} from './menu-draft';
import { menuMessages as texts } from './messages';
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

const Thing = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${space(1)};
    font-size: ${size.lg};
    font-weight: 700;
  }
`;

interface NamesInLanguagesProps {
  /** What it was called before anything was typed. */
  heading: string;
  name: string;
  /** What is wrong with the name. */
  error: string | undefined;
  onName: (name: string) => void;
  /** What it is called in another language; empty: as in English. */
  said: (language: OtherLanguage) => string;
  wrong: (language: OtherLanguage) => string | undefined;
  onSay: (language: OtherLanguage, name: string) => void;
}

/** What one thing is called, in each language of the menu. */
const NamesInLanguages = (props: NamesInLanguagesProps) => {
  const { heading, name, error, onName, said, wrong, onSay } = props;
  return (
    <Thing>
      <legend>{heading}</legend>
      <Field
        label={texts.languages.en}
        maxLength={60}
        value={name}
        onChange={(event) => onName(event.target.value)}
        error={error}
      />
      {otherLanguages.map((language) => (
        <Field
          key={language}
          lang={language}
          label={texts.languages[language]}
          required={false}
          maxLength={60}
          value={said(language)}
          onChange={(event) => onSay(language, event.target.value)}
          error={wrong(language)}
        />
      ))}
    </Thing>
  );
};

function GroupForm({ menu, group, at }: { menu: MenuDraft; group: PublishedGroup; at: number }) {
  const { draft, problems, change } = menu;
  const { id, choices } = group;
  const before = menu.published.groups.find((one) => one.id === id) ?? group;
  const wordsAt = (language: OtherLanguage) => `words.${language}.groups.${id}`;
  return (
    <Stack>
      <NamesInLanguages
        heading={before.name}
        name={group.name}
        error={problems[`groups.${at}.name`]}
        onName={(name) => change(withGroup(draft, id, { name }))}
        said={(language) => groupWordsOf(draft, language, id).name}
        wrong={(language) => problems[`${wordsAt(language)}.name`]}
        onSay={(language, name) => change(withGroupWords(draft, language, id, { name }))}
      />
      {choices.map((choice, place) => (
        <NamesInLanguages
          key={choice.id}
          heading={before.choices.find((one) => one.id === choice.id)?.name ?? choice.name}
          name={choice.name}
          error={problems[`groups.${at}.choices.${place}.name`]}
          onName={(name) => change(withChoice(draft, id, choice.id, { name }))}
          said={(language) => groupWordsOf(draft, language, id).choices[choice.id] ?? ''}
          wrong={(language) => problems[`${wordsAt(language)}.choices.${choice.id}`]}
          onSay={(language, name) =>
            change(withGroupWords(draft, language, id, { choices: { [choice.id]: name } }))
          }
        />
      ))}
    </Stack>
  );
}

/** What a group of options and its choices are called. */
export function GroupDialog({
  menu,
  id,
  onClose,
}: {
  menu: MenuDraft;
  id: string | null;
  onClose: () => void;
}) {
  const at = menu.draft.groups.findIndex((one) => one.id === id);
  const group = menu.draft.groups[at];
  return (
    <Dialog
      open={group !== undefined}
      onClose={onClose}
      shape="side"
      title={texts.names}
      footer={
        <BigButton $wide onClick={onClose}>
          {texts.done}
        </BigButton>
      }
    >
      {group && <GroupForm menu={menu} group={group} at={at} />}
    </Dialog>
  );
}
