export { forgivingSearch } from './forgiving-search';
export { LikedInstead } from './liked-instead';
