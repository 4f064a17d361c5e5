import type { KitchenRules } from '@burger/shared/contracts';
import { dishMinutes } from '@burger/shared/hours/kitchen-plan';
import type { Published } from '@burger/shared/shop/publishing';
import { Field, Stack } from '@burger/shared/ui';
import { Panel, Soft } from '../parts/panel';
import type { PublishedDish } from './menu-draft';
import { menuMessages as texts } from './messages/en';
import type { MenuDraft } from './use-menu-draft';

type Station = KitchenRules['stations'][number];

export const stationsOf = ({ rules }: Published): readonly Station[] =>
  rules.kitchen?.stations ?? [];

function withStation(menu: Published, id: string, change: Partial<Station>): Published {
  const { kitchen } = menu.rules;
  if (!kitchen) return menu;
  const stations = kitchen.stations.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...menu, rules: { ...menu.rules, kitchen: { ...kitchen, stations } } };
}

/** Sets the minutes of a dish at a station. A dish with the minutes of its category has none of its own. */
export function withDishMinutes(
  menu: Published,
  dish: PublishedDish,
  station: string,
  minutes: number,
): Published {
  const stations = stationsOf(menu);
  const { work: _, ...usual } = dish;
  const work = Object.fromEntries(
    stations.map((one) => [one.id, one.id === station ? minutes : dishMinutes(one, dish)]),
  );
  const isUsual = stations.every((one) => work[one.id] === dishMinutes(one, usual));
  const changed = isUsual ? usual : { ...usual, work };
  return { ...menu, dishes: menu.dishes.map((one) => (one.id === dish.id ? changed : one)) };
}

interface CountFieldProps {
  label: string;
  count: number;
  onChange: (count: number) => void;
  required?: boolean;
  error?: string | undefined;
}

const CountField = ({ label, count, onChange, required = false, error }: CountFieldProps) => (
  <Field
    label={label}
    required={required}
    inputMode="numeric"
    maxLength={3}
    value={count === 0 ? '' : count}
    onChange={({ target }) => onChange(Number(target.value.replaceAll(/\D/g, '')))}
    error={error}
  />
);

/** The minutes of a dish at each station, if the restaurant has stations. */
export const DishMinutes = ({ menu, dish }: { menu: MenuDraft; dish: PublishedDish }) =>
  stationsOf(menu.draft).map((station) => (
    <CountField
      key={station.id}
      label={texts.minutesAt(station.name)}
      count={dishMinutes(station, dish)}
      onChange={(minutes) => menu.change(withDishMinutes(menu.draft, dish, station.id, minutes))}
    />
  ));

/** How many dishes each station works on at a time, and its minutes for a dish of each category. */
export function StationList({ menu: { draft, problems, change } }: { menu: MenuDraft }) {
  return stationsOf(draft).map((station, index) => (
    <Panel key={station.id} id={`station-${station.id}`} title={station.name}>
      <Stack>
        <CountField
          label={texts.places}
          count={station.places}
          required
          onChange={(places) => change(withStation(draft, station.id, { places }))}
          error={problems[`rules.kitchen.stations.${index}.places`] && texts.noPlace}
        />
        <Soft>{texts.minutesHint}</Soft>
        {draft.categories.map(({ id, name }) => (
          <CountField
            key={id}
            label={texts.minutesFor(name)}
            count={station.minutes[id] ?? 0}
            onChange={(minutes) =>
              change(
                withStation(draft, station.id, { minutes: { ...station.minutes, [id]: minutes } }),
              )
            }
          />
        ))}
      </Stack>
    </Panel>
  ));
}
