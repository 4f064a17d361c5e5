import { shopEvents } from '@burger/shared/contracts';
import * as v from 'valibot';
import { schemaText } from './schema-text';

test.each([
  [v.pipe(v.string(), v.minLength(1)), 'string'],
  [v.nullable(v.number()), 'number | null'],
  [v.array(v.boolean()), 'Array<boolean>'],
  [v.tuple([v.string(), v.number()]), '[string, number]'],
  [v.record(v.string(), v.number()), 'Record<string, number>'],
  [v.picklist(['veg', 'non-veg']), '"veg" | "non-veg"'],
  [v.strictObject({}), '{}'],
  [
    v.object({ a: v.object({ b: v.literal('c') }), d: v.optional(v.string()) }),
    '{\n  a: {\n    b: "c";\n  };\n  d?: string;\n}',
  ],
])('the shape of a schema is written as in TypeScript: %#', (schema, text) =>
  expect(schemaText(schema)).toBe(text),
);

test('every event of the contract has a shape without unknown parts', () => {
  for (const { schema } of Object.values(shopEvents))
    expect(schemaText(schema)).not.toMatch(/undefined|\[object|lazy|custom/);
});
