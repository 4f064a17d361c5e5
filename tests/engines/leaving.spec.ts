import { expect, test } from './fixtures';

// From the first script on its way to a page that is all but quiet.
const moments = [0, 40, 120, 400, 900];

test('a page that is left while it loads is whole the next time @once', async ({ visitor }) => {
  await visitor.open('/offers');
  for (const moment of moments) {
    await visitor.run(() => void setTimeout(() => location.assign('/menu')));
    await visitor.at('/menu');
    const leave = (later: number) => void setTimeout(() => location.assign('/offers'), later);
    await visitor.run(leave, moment);
    await visitor.at('/offers');
  }
  await visitor.open('/menu');
  const cart = await visitor.see('button /^Cart$/');
  expect(cart.ready).toBe(true);
});
