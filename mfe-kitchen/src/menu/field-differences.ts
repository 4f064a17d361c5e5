/** One thing that is other than before, in words of the documents themselves. */
export interface Difference {
  /** What it belongs to: the name of a dish, of a group of options or of a choice. */
  of: string;
  /** Name of the field, see `officeMessages.menu.fields`. */
  field: string;
  was: string;
  now: string;
}

export type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The fields in which two things differ. */
export function fieldsThatDiffer(of: string, was: Fields, now: Fields, prefix = ''): Difference[] {
  const names = new Set([...Object.keys(was), ...Object.keys(now)]);
  return [...names]
    .filter((field) => text(was[field]) !== text(now[field]))
    .map((field) => ({
      of,
      field: `${prefix}${field}`,
      was: text(was[field]),
      now: text(now[field]),
    }));
}
