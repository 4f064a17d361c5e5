import fc from 'fast-check';
import { kindsOf, sent, type Attack, type Kind } from './attack';
import { changed } from './fields';
import { orderWith, validOrder, withValue, type Json, type JsonObject } from './valid-order';

const amounts: Json[] = [0, 0.01, -1, -1e9, '0', null, true, [], {}, 1e308];
const amountsOf = (...names: string[]) =>
  names.flatMap((name) => amounts.map((value): JsonObject => ({ [name]: value })));

const claims: Record<string, readonly JsonObject[]> = {
  'an amount of its own': amountsOf('total', 'subtotal', 'deliveryCharge', 'promoDiscount'),
  'a whole bill of its own': amounts.map((value) => ({
    pricing: { subtotal: value, total: value, cgst: value, sgst: value },
  })),
  'a promo of its own': [
    { promo: { code: 'FREE', discount: 100, type: 'percentage', minOrder: 0 } },
  ],
  'the word that the bill is agreed': [{ agreed: true, change: null, revision: 1e9 }],
  'a second list beside its lines': [{ items: [] }, { items: [{ id: 1, quantity: 99 }] }],
  'another customer': [{ customerId: 'ravi' }, { uid: 'ravi' }, { user: { uid: 'ravi' } }],
  'an order number': [{ orderId: 'BK000000000' }, { id: 'x' }],
  'a status': ['delivered', 'cancelled', 'confirmed'].map((orderStatus) => ({ orderStatus })),
  'the word that it is paid, at a time of its own': [
    { paymentStatus: 'paid', paid: true, createdAt: '1999-01-01T00:00:00Z' },
  ],
  'a role': [{ role: 'owner', isAdmin: true, admin: true }],
  'a recipient for the mail': [{ to: 'victim@other.example', bcc: 'victim@other.example' }],
  'many fields that nobody knows': [50, 900].map((many) =>
    Object.fromEntries(Array.from({ length: many }, (_, index) => [`field${index}`, index])),
  ),
  'names that every object has': [
    { toString: 1, valueOf: null, hasOwnProperty: {}, constructor: { name: 'x' } } as never,
  ],
};

const claimsWithin: Record<string, readonly [path: string, claims: readonly JsonObject[]]> = {
  'a price for a dish': ['lines.0', amountsOf('price')],
  'a price for a choice': ['lines.0.choices.0', amountsOf('price')],
  'a name and a picture for a dish': [
    'lines.0',
    [{ name: '<b>Free</b>', image: '//evil.example/x.png' }],
  ],
  'the word that a dish is on sale': [
    'lines.0',
    [{ isAvailable: true, soldOut: null, problem: null }],
  ],
  'a distance of its own': ['location', amountsOf('distance')],
};

const within = (path: string, all: readonly JsonObject[]) =>
  changed(
    fc.constantFrom(...all),
    (order, claim) => {
      const place = path
        .split('.')
        .reduce<Json>((json, name) => (json as JsonObject)[name]!, order);
      return withValue(order, path, { ...(place as JsonObject), ...claim });
    },
    orderWith(path),
  );
const bodies = Object.fromEntries([
  ...Object.entries(claims).map(([name, all]) => [
    name,
    changed(fc.constantFrom(...all), (order, claim) => ({ ...order, ...claim })),
  ]),
  ...Object.entries(claimsWithin).map(([name, where]) => [name, within(...where)]),
]) as Record<string, fc.Arbitrary<Attack>>;

const withHeaders = (headers: Record<string, string>): fc.Arbitrary<Attack> =>
  validOrder.map((order) => {
    const attack = sent(order, order);
    return { ...attack, headers: { ...attack.headers, ...headers } };
  });
const rewritten = (write: (text: string) => string): fc.Arbitrary<Attack> =>
  validOrder.map((order) => ({ ...sent(order, order), body: write(JSON.stringify(order)) }));

const requests: Record<string, fc.Arbitrary<Attack>> = {
  'a polluted prototype': rewritten((text) =>
    text.replace(/}$/, ',"__proto__":{"isAdmin":true,"total":0,"km":0}}'),
  ),
  'a prototype for a dish': rewritten((text) =>
    text.replace('{"dishId"', '{"__proto__":{"price":0,"isAvailable":true},"dishId"'),
  ),
  'a wrong list before the right one': rewritten((text) => text.replace('{', '{"lines":[],')),
  'another agreed total before the right one': rewritten((text) =>
    text.replace('{', '{"agreedTotal":0,'),
  ),
  'a byte order mark': rewritten((text) => `\ufeff${text}`),
  'another method in a header': withHeaders({ 'x-http-method-override': 'DELETE' }),
  'another address in a header': withHeaders({
    'x-original-url': '/api/feedback',
    'x-rewrite-url': '/admin',
  }),
  'another customer in a header': withHeaders({
    'x-user-id': 'ravi',
    'x-forwarded-user': 'ravi',
  }),
  'markup in its note': fc
    .tuple(
      validOrder,
      fc.constantFrom(
        '<b>no</b> onion & "hot"',
        '<script>alert(1)</script>',
        '</td></tr>{{total}}${0}',
        "'; DROP TABLE orders; --",
        '=HYPERLINK("//evil.example")',
      ),
    )
    .map(([order, note]) => withValue(order, 'lines.0.note', note))
    .map((order) => sent(order, order)),
  'claims in the address': validOrder.map((order) => ({
    ...sent(order, order),
    path: '/api/orders?agreedTotal=0&customerId=ravi&lines[]=1&__proto__[isAdmin]=1',
  })),
};

/** Valid orders with additional fields. They must be placed as if those were absent. */
export const tamperKinds: Kind[] = kindsOf('with ', 'no-effect', { ...bodies, ...requests });
