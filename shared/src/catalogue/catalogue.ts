import * as v from 'valibot';
import { DishSchema, type Category, type Dish } from '../contracts/dish';
import { pageLanguage, wordsInPageLanguage } from '../language/speech';
import menu from '../restaurant/menu.json';

const spoken =
  wordsInPageLanguage<Pick<Dish, 'name' | 'description' | 'allergens'>>('shared/dishes');

const file = menu as readonly Dish[];

/** The dishes of `menu.json` in its order and the page's words. Its shape is checked by a test, not in every browser. */
export const dishes: readonly Dish[] =
  pageLanguage === 'en'
    ? file
    : file.map((dish) => ({ ...dish, ...spoken[dish.id], englishName: dish.name }));

/** The catalogue checked against its schema: throws a ValiError that names what is wrong. */
export function checkedDishes(source: unknown = menu): Dish[] {
  return v.parse(v.array(DishSchema), source);
}

const categoryPictures: Record<Category, string> = {
  'Burgers (Veg)': 'cat-burgers-veg',
  'Burgers (Non Veg)': 'cat-burgers-non-veg',
  Wraps: 'cat-wraps',
  'Sides (Veg)': 'cat-sides-veg',
  'Sides (Non Veg)': 'cat-sides-non-veg',
  Waffles: 'cat-waffles',
  Beverages: 'cat-beverages',
};

/** Slug of the picture that stands for a category. */
export const categoryPicture = (category: Category): string => categoryPictures[category];

/** Slug of the picture to show for a dish: its own, or its category's. */
export const dishPicture = (dish: Pick<Dish, 'image' | 'category'>): string =>
  dish.image || categoryPictures[dish.category];
