// What a dish's sheet shows, as one chunk that comes with the first opening.
export { DishBody } from './dish-body';
export { DishFoot } from './dish-foot';
export { SameAgain } from './same-again';
