import { versionOf, type Published } from '@burger/shared/shop/publishing';
import { published } from '@burger/shared/testing/a-shop';
import type { ShopStore } from '../../functions/src/shop/shop-store';

type Dish = Published['dishes'][number];
type Group = Published['groups'][number];

function of<Item>(list: readonly Item[], isIt: (item: Item) => boolean): Item {
  const found = list.find(isIt);
  if (!found) throw new Error('The menu lacks an item that the attacks need');
  return found;
}

export const current: Published = published;

export const groupsOf = ({ groups }: Pick<Dish, 'groups'>, document: Published): Group[] =>
  groups.map((id) => of(document.groups, (group) => group.id === id));

const isPlain = ({ groups, isAvailable }: Dish) => isAvailable && groups.length === 0;
const isOptional = ({ min, choices }: Group) => min === 0 && choices.length > 1;
const withExtras = of(current.dishes, (dish) =>
  groupsOf(dish, current).some((group) => isOptional(group)),
);
const extras = of(groupsOf(withExtras, current), isOptional);

export const soldOutDish = of([...current.dishes].reverse(), isPlain).id;
export const soldOutChoice = { group: extras.id, choice: of(extras.choices, () => true).id };

const plain = of(current.dishes, isPlain);
const required = groupsOf(withExtras, current).flatMap(({ id, min, choices }) =>
  choices.slice(0, min).map((choice) => ({ group: id, choice: choice.id })),
);
/** Dishes and choices that were offered by the previous menu only. */
export const gone = {
  repriced: plain.id,
  dish: 900,
  promo: 'MONSOON20',
  /** A removed choice of a dish that also has a `required` option group. */
  choice: { dish: withExtras.id, group: extras.id, choice: 'kasundi', required },
};

/** The previous menu. It differs in everything that can change a bill. */
export const former: Published = {
  ...current,
  dishes: [
    ...current.dishes.map((dish) => (dish === plain ? { ...dish, price: '₹9' } : dish)),
    { ...plain, id: gone.dish, name: 'Ragi Burger' },
  ],
  groups: current.groups.map((group) =>
    group === extras
      ? {
          ...group,
          choices: [
            ...group.choices,
            {
              id: gone.choice.choice,
              name: 'Kasundi',
              price: 1500,
              isVeg: true,
              isAvailable: true,
            },
          ],
        }
      : group,
  ),
  rules: {
    ...current.rules,
    promos: [
      ...current.rules.promos,
      {
        code: gone.promo,
        discount: 20,
        type: 'percentage',
        description: '20% off while it rains',
        minOrder: 0,
      },
    ],
  },
};

export const currentVersion = versionOf(current);
export const formerVersion = versionOf(former);

/** Publishes both menus and marks items as sold out. Returns the revision of the day. */
export async function openShop(store: ShopStore): Promise<number> {
  const by = 'the attacks';
  await store.publish({ published: former, by });
  await store.publish({ published: current, by });
  const { group, choice } = soldOutChoice;
  const things = [soldOutDish, `${group}/${choice}`].map((what) => ({ what, until: null }));
  const { revision } = await store.change((today) => ({ ...today, soldOut: things }), by);
  return revision;
}
