import type { RefusalCode } from '@burger/shared/contracts';
import fc from 'fast-check';
import { kind, type Attack, type Kind } from './attack';
import { orderWith, validOrder, withValue, type Json, type JsonObject } from './valid-order';

const asJson = { 'content-type': 'application/json' };

/** The request for a body, with nothing else wrong about it. */
export const sent = (body: Json): Attack => ({ headers: asJson, body: JSON.stringify(body) });

/** Valid orders after a change that draws on a value. */
export const changed = <Value>(
  values: fc.Arbitrary<Value>,
  change: (order: JsonObject, value: Value) => Json,
  orders = validOrder,
): fc.Arbitrary<Attack> =>
  fc
    .tuple(orders, values)
    .map(([order, value]) => ({ ...sent(change(order, value)), honest: order }));

/** Valid orders with one field replaced. */
export const replaced = (path: string, values: fc.Arbitrary<Json>): fc.Arbitrary<Attack> =>
  changed(values, (order, value) => withValue(order, path, value), orderWith(path));

/** A kind for each of a field's wrong values. */
export const fieldKinds = (
  path: string,
  verdict: RefusalCode,
  wrong: Record<string, fc.Arbitrary<Json>>,
): Kind[] =>
  Object.entries(wrong).map(([why, values]) =>
    kind(`${path}: ${why}`, verdict, replaced(path, values)),
  );

type Type = 'null' | 'boolean' | 'number' | 'text' | 'list' | 'object';

// Each stays what it is when it is written as JSON.
const ofType: Record<Type, fc.Arbitrary<Json>> = {
  null: fc.constant(null),
  boolean: fc.boolean(),
  number: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  text: fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', 'true', '[]', '{}'),
  ),
  list: fc.array(fc.jsonValue({ maxDepth: 1 }) as fc.Arbitrary<Json>, { maxLength: 3 }),
  object: fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom('length', 'constructor', 'toString', 'valueOf', '$gt')),
    fc.jsonValue({ maxDepth: 1 }) as fc.Arbitrary<Json>,
    { maxKeys: 3 },
  ),
};

interface Field {
  path: string;
  type: Type;
  required?: boolean;
  nullable?: boolean;
}

const fields: Field[] = [
  { path: 'idempotencyKey', type: 'text', required: true },
  { path: 'version', type: 'text', required: true },
  { path: 'agreedTotal', type: 'number', required: true },
  { path: 'lines', type: 'list', required: true },
  { path: 'lines.0', type: 'object' },
  { path: 'lines.0.dishId', type: 'number', required: true },
  { path: 'lines.0.quantity', type: 'number', required: true },
  { path: 'lines.0.choices', type: 'list', required: true },
  { path: 'lines.0.choices.0', type: 'object' },
  { path: 'lines.0.choices.0.group', type: 'text', required: true },
  { path: 'lines.0.choices.0.choice', type: 'text', required: true },
  { path: 'lines.0.note', type: 'text', required: true },
  { path: 'promoCode', type: 'text', nullable: true },
  { path: 'customer', type: 'object', required: true },
  { path: 'customer.name', type: 'text', required: true },
  { path: 'customer.phone', type: 'text', required: true },
  { path: 'customer.address', type: 'text', required: true },
  { path: 'customer.email', type: 'text' },
  { path: 'customer.landmark', type: 'text' },
  { path: 'customer.specialInstructions', type: 'text' },
  { path: 'location', type: 'object', required: true },
  { path: 'location.lat', type: 'number', required: true },
  { path: 'location.lng', type: 'number', required: true },
  { path: 'paymentMethod', type: 'text', required: true },
];

/** Every field of an order missing, and of every type but its own. */
export const typeKinds: Kind[] = fields.flatMap(({ path, type, required, nullable }) => [
  ...(required
    ? [
        kind(
          `${path} is missing`,
          'invalid',
          orderWith(path).map((order) => sent(withValue(order, path, undefined))),
        ),
      ]
    : []),
  ...(Object.keys(ofType) as Type[])
    .filter((other) => other !== type && !(other === 'null' && nullable))
    .map((other) => kind(`${path} is of type ${other}`, 'invalid', replaced(path, ofType[other]))),
]);

const apart = [
  'lines.0.dishId',
  'agreedTotal',
  'customer.phone',
  'location.lat',
  'idempotencyKey',
  'paymentMethod',
];
const wrongAt = (path: string) => {
  const { type } = fields.find((field) => field.path === path)!;
  return fc.oneof(
    ...(Object.keys(ofType) as Type[])
      .filter((other) => other !== type)
      .map((other) => ofType[other]),
  );
};

/** Several fields wrong at once. */
export const composedKinds: Kind[] = [2, 3, 5].map((many) =>
  kind(
    `${many} fields are wrong at once`,
    'invalid',
    fc
      .tuple(
        validOrder,
        fc.shuffledSubarray(apart, { minLength: many, maxLength: many }),
        fc.record(Object.fromEntries(apart.map((path) => [path, wrongAt(path)]))),
      )
      .map(([order, paths, wrong]) =>
        sent(paths.reduce((body, path) => withValue(body, path, wrong[path]), order)),
      ),
  ),
);
