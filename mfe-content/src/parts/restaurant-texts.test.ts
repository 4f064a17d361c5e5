import type { Rules } from '@burger/shared/contracts';
import { menu } from '@burger/shared/testing';

/** The texts of a page that was rendered with other rules. */
function textsWith(changes: Partial<Rules>) {
  let texts: typeof import('./restaurant-texts') | undefined;
  const place = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for('burger.page-shop@1');
  const before = place[key];
  place[key] = { ...(before as object), rules: { ...menu.rules, ...changes } };
  jest.isolateModules(() => {
    texts = jest.requireActual<typeof import('./restaurant-texts')>('./restaurant-texts');
  });
  place[key] = before;
  return texts!;
}

test('the hours are those of the rules', () => {
  const hours = { opens: '12:30', closes: '23:00', kitchenCloses: '22:30', lastOrders: '22:15' };
  expect(textsWith({ hours })).toMatchObject({
    opens: '12:30 PM',
    closes: '11:00 PM',
    kitchenCloses: '10:30 PM',
    lastOrders: '10:15 PM',
  });
});
