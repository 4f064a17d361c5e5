export { foldCode, foldText, matchesText, wordsOf } from './text-search';
