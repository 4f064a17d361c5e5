import type { WireFields } from '../values/value';
import { applyWrite, parseWrite } from './write';

const root = 'projects/p/databases/(default)/documents';
const integer = (value: number | string) => ({ integerValue: String(value) });

function apply(write: Record<string, unknown>, fields: WireFields, before?: WireFields) {
  const update = { name: `${root}/a/b`, fields };
  return applyWrite(parseWrite({ update, ...write }, root), before, 1_000_000);
}
const incremented = (by: object, old?: WireFields) =>
  apply({ updateMask: {}, updateTransforms: [{ fieldPath: 'n', increment: by }] }, {}, old).after;

test('without a mask the document is replaced, with one only what it names is set or taken out', () => {
  expect(apply({}, { a: integer(1) }, { b: integer(2) }).after).toEqual({ a: integer(1) });
  expect(apply({ updateMask: {} }, {}, { a: integer(1) }).after).toEqual({ a: integer(1) });
  const write = { updateMask: { fieldPaths: ['a', 'gone'] } };
  const before = { a: integer(0), gone: integer(0), kept: integer(0) };
  expect(apply(write, { a: integer(1), unnamed: integer(1) }, before).after).toEqual({
    a: integer(1),
    kept: integer(0),
  });
});

test.each(['REQUEST_TIME', 1])('the request time is filled in, asked for as %s', (asked) => {
  const write = { updateTransforms: [{ fieldPath: 'at.made', setToServerValue: asked }] };
  const timestamp = { timestampValue: '1970-01-01T00:00:01.000000Z' };
  expect(apply(write, {})).toEqual({
    after: { at: { mapValue: { fields: { made: timestamp } } } },
    transformResults: [timestamp],
  });
});

test('numbers count up from what is there, and stop at 64 bits', () => {
  const most = '9223372036854775807';
  expect(incremented(integer(2), { n: { stringValue: 'x' } })).toEqual({ n: integer(2) });
  expect(incremented(integer(2), { n: integer(most) })).toEqual({ n: integer(most) });
  expect(incremented(integer(2), { n: { doubleValue: 0.5 } })).toEqual({ n: { doubleValue: 2.5 } });
  expect(incremented({ doubleValue: 0.5 }, { n: integer(1) })).toEqual({ n: { doubleValue: 1.5 } });
  expect(() => incremented({ stringValue: '1' })).toThrow('increment must be a number');
});

test('a transform that is not known is refused', () => {
  const transform = { fieldPath: 'a', appendMissingElements: { values: [] } };
  expect(() => apply({ updateTransforms: [transform] }, {})).toThrow('does not support');
});
