export const picturesFolder: string;
export const restaurantFolder: string;
export const restaurantLanguages: readonly string[];
export const singletonNames: readonly string[];
export function devOriginOf(name: string): string;
export function picturesAddress(): string;
