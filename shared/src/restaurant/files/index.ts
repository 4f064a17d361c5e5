export * from './brand';
export * from './facts';
export * from './languages';
export * from './map';
export * from './offers';
export * from './pages';
export * from './posts';
export * from './titles';
export { ownPlaceholders, placeholders, placeholdersIn, type Placeholder } from '../placeholders';
