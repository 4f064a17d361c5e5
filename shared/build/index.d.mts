export const picturesFolder: string;
export { restaurantFolder, restaurantLanguages } from './restaurant-folder.mjs';
export const singletonNames: readonly string[];
export function devOriginOf(name: string): string;
export function picturesAddress(): string;
