import type {
  Cart,
  Dish,
  OptionGroup,
  Shop,
  Today,
  DishInput,
  LineInput,
} from '@burger/shared/contracts';
import { defaultChoices } from '@burger/shared/order/lines';
import type { StoredCart } from '@burger/shared/order/stored-cart';
import { aShop, dishOf } from '@burger/shared/testing/a-shop';
import { cartInShop, cartOfLines } from '../cart/cart';

const choice = (id: string, name: string, rupees = 0, isVeg = true) => ({
  id,
  name,
  price: rupees * 100,
  isVeg,
  isAvailable: true,
});

const spice: OptionGroup = {
  id: 'heat',
  name: 'Heat',
  kind: 'one',
  min: 1,
  max: 1,
  choices: [choice('mild', 'Mild'), choice('hot', 'Hot')],
};

const more: OptionGroup = {
  id: 'more',
  name: 'More',
  kind: 'many',
  min: 0,
  max: 2,
  choices: [choice('cheese', 'Cheese slice', 20), choice('egg', 'Fried egg', 30, false)],
};

/** A dish with options: ₹100, mild by default; cheese +₹20, egg +₹30. */
export const special: Dish = {
  id: 900,
  name: 'Katte Special',
  description: 'For tests',
  price: '₹100',
  category: 'burgers-veg',
  isVeg: true,
  isPopular: false,
  image: 'egg-burger',
  isAvailable: true,
  groups: [spice, more],
};

/** Returns the shop data with the special dish and a day with `changes`; `at` in ms since 1970. */
export function specialShop(changes: Partial<Today> = {}, at = Date.now()): Shop {
  const shop = aShop(changes, at);
  const { soldOut = [] } = changes;
  const groups = special.groups.map((group) => ({
    ...group,
    choices: group.choices.map((one) => {
      const gone = soldOut.find(({ what }) => what === `${group.id}/${one.id}`);
      return gone ? { ...one, isAvailable: false, soldOut: { until: gone.until } } : one;
    }),
  }));
  const gone = soldOut.find(({ what }) => what === special.id);
  const dish = { ...special, groups, ...(gone && { soldOut: { until: gone.until } }) };
  return { ...shop, dishes: [...shop.dishes, dish] };
}

const heat = (id: string) => ({ group: 'heat', choice: id });

/**
 * Returns a cart line of the special dish: with default choices, or (`hotSpecial`) hot with cheese and a
 * note.
 */
export const plainSpecial = (quantity = 1): LineInput => ({
  dishId: special.id,
  quantity,
  choices: [heat('mild')],
  note: '',
});
export const hotSpecial = (quantity = 1): LineInput => ({
  dishId: special.id,
  quantity,
  choices: [heat('hot'), { group: 'more', choice: 'cheese' }],
  note: 'no onion please',
});

export const aLine = (
  dishId: number,
  quantity = 1,
  { choices = defaultChoices(dishOf(dishId)), note = '' }: Partial<DishInput> = {},
): LineInput => ({ dishId, quantity, choices, note });

/** Contents of a cart: quantities by dish id, with default choices, or whole lines. */
export type Contents = Record<number, number> | readonly LineInput[];

const linesOf = (contents: Contents): readonly LineInput[] =>
  Array.isArray(contents)
    ? contents
    : Object.entries(contents).map(([id, quantity]) => aLine(Number(id), quantity as number));

export const aStoredCart = (contents: Contents, promo: string | null = null): StoredCart =>
  cartOfLines(linesOf(contents), promo);

export const aCart = (
  contents: Contents,
  promo: string | null = null,
  shop: Shop = aShop(),
): Cart => cartInShop(aStoredCart(contents, promo), shop);
