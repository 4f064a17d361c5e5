export { forgivingSearch } from '../../model/forgiving-search';
export { LikedInstead } from './liked-instead';
