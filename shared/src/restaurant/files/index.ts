export * from './facts';
export * from './pages';
export { ownPlaceholders, placeholders, placeholdersIn, type Placeholder } from '../placeholders';
