import type { RefusalCode } from '@burger/shared/contracts';
import fc from 'fast-check';
import { kindsOf, sent, type Attack, type Kind } from './attack';
import { orderWith, validOrder, withValue, type Json, type JsonObject } from './valid-order';

export const changed = <Value>(
  values: fc.Arbitrary<Value>,
  change: (order: JsonObject, value: Value) => Json,
  orders = validOrder,
): fc.Arbitrary<Attack> =>
  fc.tuple(orders, values).map(([order, value]) => sent(change(order, value), order));

export const replaced = (path: string, values: fc.Arbitrary<Json>): fc.Arbitrary<Attack> =>
  changed(values, (order, value) => withValue(order, path, value), orderWith(path));

export const fieldKinds = (
  path: string,
  verdict: RefusalCode,
  wrong: Record<string, fc.Arbitrary<Json>>,
): Kind[] =>
  kindsOf(
    `${path}: `,
    verdict,
    Object.fromEntries(
      Object.entries(wrong).map(([why, values]) => [why, replaced(path, values)] as const),
    ),
  );

export const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));

/** Returns invalid forms of a name with this number of hex digits. */
export const noHex = (length: number): Record<string, fc.Arbitrary<string>> => ({
  'too short': fc.integer({ min: 0, max: length - 1 }).chain(hex),
  'too long': fc.integer({ min: length + 1, max: 200 }).chain(hex),
  'in capitals': hex(length - 1).map((digits) => `${digits}F`),
  'not hex digits': fc
    .tuple(hex(length - 1), fc.constantFrom(...'gzG/.%*_- \u0000é०'))
    .map(([digits, odd]) => digits + odd),
  'with a line break behind': hex(length).map((digits) => `${digits}\n`),
  'a path or a reserved name': fc.constantFrom(
    ...['../../users/asha', '../shop/live', 'orders/x', '..', '.', '/', '\\..\\'],
    ...['__proto__', 'constructor', '__id7__', 'toString'],
  ),
});

type Type = 'null' | 'boolean' | 'number' | 'text' | 'list' | 'object';

// JSON cannot contain NaN or infinity.
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

const types = Object.keys(ofType) as Type[];

const required: Record<string, Type> = {
  idempotencyKey: 'text',
  version: 'text',
  agreedTotal: 'number',
  lines: 'list',
  'lines.0.dishId': 'number',
  'lines.0.quantity': 'number',
  'lines.0.choices': 'list',
  'lines.0.choices.0.group': 'text',
  'lines.0.choices.0.choice': 'text',
  'lines.0.note': 'text',
  customer: 'object',
  'customer.name': 'text',
  'customer.phone': 'text',
  'customer.address': 'text',
  location: 'object',
  'location.lat': 'number',
  'location.lng': 'number',
  paymentMethod: 'text',
};
const fields: Record<string, Type> = {
  ...required,
  'lines.0': 'object',
  'lines.0.choices.0': 'object',
  promoCode: 'text',
  'customer.email': 'text',
  'customer.landmark': 'text',
  'customer.specialInstructions': 'text',
  'customer.gstin': 'text',
  'customer.legalName': 'text',
  'customer.billingAddress': 'text',
};
const otherTypes = (path: string) =>
  types.filter((type) => type !== fields[path] && !(type === 'null' && path === 'promoCode'));

/** Orders in which one field is missing or has a wrong type; every field in turn. */
export const typeKinds: Kind[] = [
  ...Object.keys(required).flatMap((path) =>
    kindsOf(path, 'invalid', {
      ' is missing': orderWith(path).map((order) => sent(withValue(order, path, undefined))),
    }),
  ),
  ...Object.keys(fields).flatMap((path) =>
    otherTypes(path).flatMap((type) =>
      kindsOf(path, 'invalid', { [` is of type ${type}`]: replaced(path, ofType[type]) }),
    ),
  ),
];

const apart = [
  'lines.0.dishId',
  'agreedTotal',
  'customer.phone',
  'location.lat',
  'idempotencyKey',
  'paymentMethod',
];
const wrongAt = (path: string) => fc.oneof(...otherTypes(path).map((other) => ofType[other]));

export const composedKinds: Kind[] = [2, 3, 5].flatMap((many) =>
  kindsOf(`${many} fields are wrong at once`, 'invalid', {
    '': fc
      .tuple(
        validOrder,
        fc.shuffledSubarray(apart, { minLength: many, maxLength: many }),
        fc.record(Object.fromEntries(apart.map((path) => [path, wrongAt(path)]))),
      )
      .map(([order, paths, wrong]) =>
        sent(paths.reduce((body, path) => withValue(body, path, wrong[path]), order)),
      ),
  }),
);
