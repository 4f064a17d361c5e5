/** A name as an id on the page: `Burgers (Non Veg)` is `burgers-non-veg`. */
export const anchorOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
