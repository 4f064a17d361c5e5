import { Dialog, Stack } from '@burger/shared/ui';
import { officeMessages } from './messages';
import {
  groupWordsOf,
  withChoice,
  withGroup,
  withGroupWords,
  type OtherLanguage,
  type PublishedGroup,
} from './menu-draft';
import { BigButton } from '../parts/buttons';
import { NamesInLanguages } from './names-in-languages';
import type { MenuDraft } from './use-menu-draft';

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
  const { names, done } = officeMessages.menu;
  return (
    <Dialog
      open={group !== undefined}
      onClose={onClose}
      shape="side"
      title={names}
      footer={
        <BigButton $wide onClick={onClose}>
          {done}
        </BigButton>
      }
    >
      {group && <GroupForm menu={menu} group={group} at={at} />}
    </Dialog>
  );
}
