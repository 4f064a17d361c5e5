/** A value that outlives the page; null where there is none. Nothing here ever throws. */
export interface Kept<Value> {
  read(): Value | null;
  write(value: Value): void;
  remove(): void;
}

/** A value that is kept as JSON; `read` makes it of what is found again: where that is damaged it is null, or throws. */
export const keptJson = <Value>(
  text: Kept<string>,
  read: (value: unknown) => Value | null,
): Kept<Value> => ({
  read() {
    try {
      return read(JSON.parse(text.read() ?? 'null'));
    } catch {
      return null;
    }
  },
  write: (value) => text.write(JSON.stringify(value)),
  remove: () => text.remove(),
});
