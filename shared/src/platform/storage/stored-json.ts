/** A stored value; null if there is none. Methods never throw. */
export interface Stored<Value> {
  read(): Value | null;
  write(value: Value): void;
  remove(): void;
}

/** Stores a value as JSON. `read` validates the parsed value; it may return null or throw. */
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
