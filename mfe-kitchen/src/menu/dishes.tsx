import { englishNameOf } from '@burger/shared/i18n';
import { styled } from '@burger/shared/styled';
import { color, size } from '@burger/shared/theme';
import { Field, Stack, TextArea } from '@burger/shared/ui';
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { useState } from 'react';
import { CheckLine, IconButton } from '../parts/buttons';
import { Panel, Rows, Soft } from '../parts/panel';
import { UserText } from '../parts/customer';
import { EditDialog } from './changes';
import {
  languages,
  priceText,
  withCategoryMoved,
  withDish,
  withDishMoved,
  withWords,
  wordsOf,
  wordsPath,
  type PublishedDish,
} from './menu-draft';
import { menuMessages as texts } from './messages/en';
import { DishMinutes } from './stations';
import type { MenuDraft } from './use-menu-draft';

const Price = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.md};
`;

const Moves = ({ name, onMove }: { name: string; onMove: (by: -1 | 1) => void }) => (
  <>
    <IconButton icon={ArrowUp} label={texts.up(name)} kind="quiet" onPress={() => onMove(-1)} />
    <IconButton icon={ArrowDown} label={texts.down(name)} kind="quiet" onPress={() => onMove(1)} />
  </>
);

function DishForm({ menu, dish }: { menu: MenuDraft; dish: PublishedDish }) {
  const { draft, problems, change } = menu;
  const set = (changes: Partial<PublishedDish>) => change(withDish(draft, dish.id, changes));
  return (
    <Stack>
      <Field
        label={texts.price}
        name="price"
        inputMode="decimal"
        value={dish.price}
        onChange={(event) => set({ price: event.target.value })}
        onBlur={() => set({ price: priceText(dish.price) })}
        error={problems[`${wordsPath(draft, 'en', 'dishes', dish.id)}.price`]}
      />
      <CheckLine checked={dish.isAvailable} onChange={(isAvailable) => set({ isAvailable })}>
        {texts.season}
      </CheckLine>
      <CheckLine checked={dish.isPopular} onChange={(isPopular) => set({ isPopular })}>
        {texts.popular}
      </CheckLine>
      <CheckLine checked={dish.isNew === true} onChange={(isNew) => set({ isNew })}>
        {texts.isNew}
      </CheckLine>
      <DishMinutes menu={menu} dish={dish} />
      {languages.map((language) => {
        const { name, description } = wordsOf(draft, language, dish.id);
        const at = wordsPath(draft, language, 'dishes', dish.id);
        const common = (what: string) => ({
          lang: language,
          label: texts.inLanguage(what, englishNameOf(language)),
          required: language === 'en',
        });
        return (
          <Stack key={language}>
            <Field
              {...common(texts.name)}
              maxLength={120}
              value={name}
              onChange={({ target }) =>
                change(withWords(draft, language, dish.id, { name: target.value }))
              }
              error={problems[`${at}.name`]}
            />
            <TextArea
              {...common(texts.description)}
              maxLength={400}
              value={description}
              onChange={({ target }) =>
                change(withWords(draft, language, dish.id, { description: target.value }))
              }
              error={problems[`${at}.description`]}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}

export function DishList({ menu }: { menu: MenuDraft }) {
  const { draft, change } = menu;
  const [edited, setEdited] = useState<number | null>(null);
  const dish = draft.dishes.find(({ id }) => id === edited);
  const panels = draft.categories.map(({ id, name }) => (
    <Panel
      key={id}
      id={`category-${id}`}
      title={name}
      actions={<Moves name={name} onMove={(by) => change(withCategoryMoved(draft, id, by))} />}
    >
      <Rows>
        {draft.dishes
          .filter(({ category }) => category === id)
          .map((dish) => (
            <li key={dish.id}>
              <div>
                <UserText>{dish.name}</UserText> <Price>{dish.price}</Price>
                {!dish.isAvailable && <Soft>{texts.outOfSeason}</Soft>}
              </div>
              <IconButton
                icon={Pencil}
                label={texts.edit(dish.name)}
                onPress={() => setEdited(dish.id)}
              />
              <Moves name={dish.name} onMove={(by) => change(withDishMoved(draft, dish.id, by))} />
            </li>
          ))}
      </Rows>
    </Panel>
  ));
  return (
    <>
      {panels}
      <EditDialog title={dish?.name} onClose={() => setEdited(null)}>
        {dish && <DishForm menu={menu} dish={dish} />}
      </EditDialog>
    </>
  );
}
