import { memoryPerson } from '../testing/memory-person';
import { createFinishDeletions } from './finish-deletions';

const hour = 60 * 60_000;
const closedAt = new Date('2026-01-05T08:00:00Z');

async function closed() {
  const person = memoryPerson(new Map());
  await person.store.close('asha', closedAt);
  const after = (ms: number) =>
    createFinishDeletions(person, () => new Date(closedAt.getTime() + ms))();
  return { person, after };
}

test('a deletion that failed half way is done to its end once its tokens have ended', async () => {
  const { person, after } = await closed();
  await person.store.beginErasing('asha');
  await after(2 * hour);
  expect(person.accounts.known.has('asha')).toBe(true);
  await after(2 * hour + 1);
  expect(person.accounts.known.has('asha')).toBe(false);
  expect(person.closed.has('asha')).toBe(false);
});

test('one that had not begun leaves the account, and opens it again', async () => {
  const { person, after } = await closed();
  const erase = jest.spyOn(person.store, 'erase');
  await after(3 * hour);
  expect(erase).not.toHaveBeenCalled();
  expect(person.accounts.known.has('asha')).toBe(true);
  expect(person.closed.has('asha')).toBe(false);
});
