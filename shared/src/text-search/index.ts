export { foldText, matchesText, wordsOf } from './text-search';
