import type { ApiPorts } from '@burger/functions/ports';
import { anOrder } from '@burger/shared/testing/order';
import { uncountedBook } from './uncounted-book';

test('a half hour has room without end, and all else is as it was', async () => {
  const add = jest.fn(() => Promise.resolve({ added: true } as const));
  const find = jest.fn();
  const taken = () => Promise.resolve(new Map([[0, 8]]));
  const book = uncountedBook({ add, find, taken, hasOrdered: jest.fn() } as ApiPorts['book']);
  const allowance = { waiting: 3, byNetwork: { points: 10, seconds: 600 }, network: '' };
  await book.add('key', anOrder(), { capacity: 8, allowance });
  expect(add).toHaveBeenCalledWith('key', anOrder(), { capacity: Infinity, allowance });
  expect(await book.taken(0, 1)).toEqual(new Map());
  expect(book.find).toBe(find);
});
