/** The categories of the menu in its order. They stand alone, so that who lists them does not carry the schemas. */
export const categories = [
  'Burgers (Veg)',
  'Burgers (Non Veg)',
  'Wraps',
  'Sides (Veg)',
  'Sides (Non Veg)',
  'Waffles',
  'Beverages',
] as const;
