/** The restaurant that data, a site or a remote's version belongs to. */
export interface Owner {
  name: string;
  fssai: string;
}

/** Returns whether two owners are different restaurants. The name may change, and the licence number may be added later. */
export const isAnother = (one: Owner, other: Owner): boolean =>
  one.name !== other.name && one.fssai !== other.fssai;

/** Returns the folder name for data set aside for a restaurant. */
export const asideOf = ({ name, fssai }: Owner): string =>
  `of-${name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-${fssai}`;
