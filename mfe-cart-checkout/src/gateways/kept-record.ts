import * as v from 'valibot';
import type { KeptText } from '@burger/shared/storage';
import type { KeptRecord } from '../ports';

/** A value kept as JSON and checked against its schema when it is read back. */
export function keptRecord<T>(
  schema: v.GenericSchema<unknown, T>,
  text: Pick<KeptText, 'read' | 'write' | 'remove'>,
): KeptRecord<T> {
  return {
    read() {
      try {
        const result = v.safeParse(schema, JSON.parse(text.read() ?? 'null'));
        return result.success ? result.output : null;
      } catch {
        return null;
      }
    },
    keep: (value) => text.write(JSON.stringify(value)),
    forget: () => text.remove(),
  };
}
