import { writeMenu } from './menu-folder.mjs';

const count = 5000;

/** Writes the menu of a restaurant that has 5,000 dishes; returns the folder that it can be published from. */
export const writeLargeMenu = () =>
  writeMenu('large', ({ menu, ...rest }) => {
    const { length } = menu.dishes;
    const dishes = Array.from({ length: count }, (_, at) => {
      const dish = menu.dishes[at % length];
      if (at < length) return dish;
      const { price, category, isVeg, isAvailable } = dish;
      return {
        id: at + 1,
        name: `${dish.name} ${Math.floor(at / length) + 1}`,
        // A document of the store holds no more of so many: no descriptions, and the pictures of their categories.
        description: '',
        price,
        category,
        isVeg,
        isPopular: false,
        image: '',
        isAvailable,
      };
    });
    return { ...rest, menu: { ...menu, dishes } };
  });
