import fc from 'fast-check';
import { kindsOf, sent, type Attack, type Kind } from './attack';
import { changed } from './fields';
import { orderWith, validOrder, withValue, type Json, type JsonObject } from './valid-order';

/** An order with claims that the server must not read. */
const claiming = (claims: fc.Arbitrary<JsonObject>) =>
  changed(claims, (order, claim) => ({ ...order, ...claim }));
const within = (path: string, claims: fc.Arbitrary<JsonObject>) =>
  changed(
    claims,
    (order, claim) => {
      const place = path
        .split('.')
        .reduce<Json>((json, name) => (json as JsonObject)[name]!, order);
      return withValue(order, path, { ...(place as JsonObject), ...claim });
    },
    orderWith(path),
  );
const withHeaders = (headers: Record<string, string>): fc.Arbitrary<Attack> =>
  validOrder.map((order) => {
    const attack = sent(order, order);
    return { ...attack, headers: { ...attack.headers, ...headers } };
  });

const amount = fc.constantFrom<Json>(0, 0.01, -1, -1e9, '0', null, true, [], {}, 1e308);
const named = (name: string) => amount.map((value): JsonObject => ({ [name]: value }));

const bodies: Record<string, fc.Arbitrary<Attack>> = {
  'an amount of its own': claiming(
    fc
      .tuple(fc.constantFrom('total', 'subtotal', 'deliveryCharge', 'promoDiscount'), amount)
      .map(([name, value]) => ({ [name]: value })),
  ),
  'a whole bill of its own': claiming(
    amount.map((value) => ({
      pricing: { subtotal: value, total: value, cgst: value, sgst: value },
    })),
  ),
  'a promo of its own': claiming(
    fc.constant({ promo: { code: 'FREE', discount: 100, type: 'percentage', minOrder: 0 } }),
  ),
  'a price for a dish': within('lines.0', named('price')),
  'a price for a choice': within('lines.0.choices.0', named('price')),
  'a name and a picture for a dish': within(
    'lines.0',
    fc.constant({ name: '<b>Free</b>', image: '//evil.example/x.png' }),
  ),
  'the word that a dish is on sale': within(
    'lines.0',
    fc.constant({ isAvailable: true, soldOut: null, problem: null }),
  ),
  'the word that the bill is agreed': claiming(
    fc.constant({ agreed: true, change: null, revision: 1e9 }),
  ),
  'a second list beside its lines': claiming(
    fc.constantFrom<JsonObject>({ items: [] }, { items: [{ id: 1, quantity: 99 }] }),
  ),
  'a distance of its own': within('location', named('distance')),
  'another customer': claiming(
    fc.constantFrom({ customerId: 'ravi' }, { uid: 'ravi' }, { user: { uid: 'ravi' } }),
  ),
  'an order number': claiming(fc.constantFrom({ orderId: 'BK000000000' }, { id: 'x' })),
  'a status': claiming(
    fc.constantFrom('delivered', 'cancelled', 'confirmed').map((orderStatus) => ({ orderStatus })),
  ),
  'the word that it is paid, at a time of its own': claiming(
    fc.constant({ paymentStatus: 'paid', paid: true, createdAt: '1999-01-01T00:00:00Z' }),
  ),
  'a role': claiming(fc.constant({ role: 'owner', isAdmin: true, admin: true })),
  'a recipient for the mail': claiming(
    fc.constant({ to: 'victim@other.example', bcc: 'victim@other.example' }),
  ),
  'many fields that nobody knows': claiming(
    fc
      .integer({ min: 50, max: 900 })
      .map((many) =>
        Object.fromEntries(Array.from({ length: many }, (_, index) => [`field${index}`, index])),
      ),
  ),
  'names that every object has': claiming(
    fc.constant({
      toString: 1,
      valueOf: null,
      hasOwnProperty: {},
      constructor: { name: 'x' },
    } as never),
  ),
};

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

/** Orders that would be fine but for what they claim besides: they are placed as if it were not there. */
export const tamperKinds: Kind[] = kindsOf('with ', 'no-effect', { ...bodies, ...requests });
