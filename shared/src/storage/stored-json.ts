/** A value that outlives the page; null where there is none. Nothing here ever throws. */
export interface Stored<Value> {
  read(): Value | null;
  write(value: Value): void;
  remove(): void;
}

/** A value that is kept as JSON; `read` makes it of what is found again: where that is damaged it is null, or throws. */
export const storedJson = <Value>(
  text: Stored<string>,
  read: (value: unknown) => Value | null,
): Stored<Value> => ({
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
