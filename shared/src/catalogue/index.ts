export { categoryName } from './category-name';
export { categoryPicture, checkedDishes, dishes, dishPicture } from './catalogue';
export { categories } from '../contracts/categories';
export type { Category, Dish } from '../contracts/dish';
