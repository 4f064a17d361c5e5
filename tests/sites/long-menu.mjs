import { writeMenu } from './menu-folder.mjs';

const count = 200;
const kinds = ['Smoky', 'Malabar', 'Garden', 'Midnight', 'Coorg', 'Crispy', 'Royal', 'Village'];

/** Writes the menu with 200 dishes, each with a description of its own. */
export const writeLongMenu = () =>
  writeMenu('long', ({ menu, ...rest }) => {
    const { length } = menu.dishes;
    const dishes = Array.from({ length: count }, (_, at) => {
      const dish = menu.dishes[at % length];
      if (at < length) return dish;
      const { description, price, category, isVeg, image, isAvailable, priceIncludesTax } = dish;
      const kind = kinds[(at * 7) % kinds.length];
      return {
        id: at + 1,
        name: `${kind} ${dish.name} ${at + 1}`,
        description: `${kind} number ${at + 1}: ${description}`,
        price,
        category,
        isVeg,
        isPopular: false,
        image,
        isAvailable,
        ...(priceIncludesTax && { priceIncludesTax }),
      };
    });
    return { ...rest, menu: { ...menu, dishes } };
  });
