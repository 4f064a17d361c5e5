export { categoryPicture, checkedDishes, dishes, dishPicture } from './catalogue';
export { categories, type Category, type Dish } from '../contracts/dish';
