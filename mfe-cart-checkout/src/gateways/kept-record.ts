import type { KeptText } from '@burger/shared/storage';
import type { KeptRecord } from '../ports';

/** A value kept as JSON; `read` makes it of what is found again, or null where that is damaged. */
export function keptRecord<T>(
  read: (value: unknown) => T | null,
  text: Pick<KeptText, 'read' | 'write' | 'remove'>,
): KeptRecord<T> {
  return {
    read() {
      try {
        return read(JSON.parse(text.read() ?? 'null'));
      } catch {
        return null;
      }
    },
    keep: (value) => text.write(JSON.stringify(value)),
    forget: () => text.remove(),
  };
}
