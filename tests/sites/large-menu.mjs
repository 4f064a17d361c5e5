import { writeMenu } from './menu-folder.mjs';

const count = 5000;

export const writeLargeMenu = () =>
  writeMenu('large', ({ menu, ...rest }) => {
    const { length } = menu.dishes;
    const dishes = Array.from({ length: count }, (_, at) => {
      const dish = menu.dishes[at % length];
      if (at < length) return dish;
      const { price, category, isVeg, isAvailable, priceIncludesTax } = dish;
      return {
        id: at + 1,
        name: `${dish.name} ${Math.floor(at / length) + 1}`,
        // A Firestore document has no room for descriptions of so many dishes.
        description: '',
        price,
        category,
        isVeg,
        isPopular: false,
        image: '',
        isAvailable,
        ...(priceIncludesTax && { priceIncludesTax }),
      };
    });
    return { ...rest, menu: { ...menu, dishes } };
  });
