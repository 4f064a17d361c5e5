export const restaurantFolder: string;
export const restaurantLanguages: readonly string[];
