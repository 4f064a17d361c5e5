export {
  defaultChoices,
  choicesMade,
  choicesProblem,
  groupProblem,
  isVegWith,
  priceWith,
} from './choices';
export { dishAnchor } from './dish-anchor';
export { lineIdOf, lineInputOf } from './line-id';
export { isOrderable, lineInShop } from './line-in-shop';
