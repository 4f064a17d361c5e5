export * from './brand';
export * from './facts';
export * from './languages';
export * from './map';
export * from './pages';
export { ownPlaceholders, placeholders, placeholdersIn, type Placeholder } from '../placeholders';
