import { formerOrderBody, orderBody } from '../testing/fake-ports';
import { readOrderRequest } from './order-request';

const without = (body: object, field: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));

test('a body of contract 2 asks for dishes as they come, and agrees to nothing', () => {
  expect(readOrderRequest(formerOrderBody())).toMatchObject({
    lines: [{ dishId: 1, quantity: 2, choices: [], note: '' }],
    agreed: null,
  });
});

test.each<[string, object]>([
  ['lines are missing', without(orderBody(), 'lines')],
  ['lines are missing beside items', without(orderBody({ items: [] }), 'lines')],
  ['the agreed total is missing', without(orderBody(), 'agreedTotal')],
  ['the agreed total is missing beside items', without(orderBody({ items: [] }), 'agreedTotal')],
  ['items come with an agreed total', formerOrderBody({ agreedTotal: 10_290 })],
])('where %s it is a damaged body of today, not a former one', (_how, body) => {
  expect(() => readOrderRequest(body)).toThrow(/missing|must be/);
});
