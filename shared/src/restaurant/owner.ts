/** Identifies the restaurant to which data, a site or a remote's version belongs. */
export interface Owner {
  name: string;
  fssai: string;
}

/** Returns whether two owners are different restaurants. A name may change, a licence be added. */
export const isAnother = (one: Owner, other: Owner): boolean =>
  one.name !== other.name && one.fssai !== other.fssai;

/** Returns the name of the folder to which a restaurant's data is moved aside. */
export const asideOf = ({ name, fssai }: Owner): string =>
  `of-${name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-${fssai}`;
