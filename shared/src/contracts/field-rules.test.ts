import fc from 'fast-check';
import * as v from 'valibot';
import { CustomerDetailsSchema } from './place-order';
import { fieldProblem, noteRule, type FieldRule } from './field-rules';
import { orderFields } from './order-fields';
import { NoteSchema } from './cart';

const rules: [string, FieldRule, v.GenericSchema][] = [
  ...Object.entries(orderFields).map(([name, rule]): [string, FieldRule, v.GenericSchema] => [
    name,
    rule,
    CustomerDetailsSchema.entries[name as keyof typeof orderFields],
  ]),
  ['note', noteRule, NoteSchema],
];

test.each(rules)('fieldProblem accepts the same %s as its schema', (_name, rule, schema) => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '',
      ' ',
      'a\nb',
      '\t',
      '\u202eabc',
      '\ud800',
      'asha@example.com',
      '98765 43210',
      '29abcde1234f1zw',
      '29ABCDE1234F1Z5',
    ),
    fc.integer({ min: rule.most - 1, max: rule.most + 1 }).map((length) => 'x'.repeat(length)),
    fc.integer({ min: 10, max: 40 }).map((spaces) => `98765${' '.repeat(spaces)}43210`),
    fc.integer({ min: 230, max: 260 }).map((length) => `${'x'.repeat(length)}@example.com`),
  );
  fc.assert(
    fc.property(typed, (text) => {
      expect(fieldProblem(text, rule) === null).toBe(v.is(schema, text));
    }),
  );
});
