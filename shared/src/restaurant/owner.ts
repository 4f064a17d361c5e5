/** Whose something is: data, a site, a version of a remote. */
export interface Owner {
  name: string;
  fssai: string;
}

/** A restaurant may get another name, and the number of its licence late: another one has neither in common. */
export const isAnother = (one: Owner, other: Owner): boolean =>
  one.name !== other.name && one.fssai !== other.fssai;

/** The name of what is put aside for a restaurant. */
export const asideOf = ({ name, fssai }: Owner): string =>
  `of-${name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-${fssai}`;
