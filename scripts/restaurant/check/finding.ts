/** Something that an owner should know of the folder. An error keeps the shop from opening, a warning does not. */
export interface Finding {
  level: 'error' | 'warning';
  /** Within the folder: `kn/menu.json`. */
  file: string;
  /** From 1 on; left out where it is about the whole file. */
  line?: number | undefined;
  says: string;
}

export const error = (file: string, line: number | undefined, says: string): Finding => ({
  level: 'error',
  file,
  line,
  says,
});

export const warning = (file: string, line: number | undefined, says: string): Finding => ({
  level: 'warning',
  file,
  line,
  says,
});
