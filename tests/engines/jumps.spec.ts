import { rest } from '../e2e/support/rest';
import { expect, test } from './fixtures';
import { patience } from './visitor';

// A heading further down than this (px) does not count as at the top.
const farthest = 220;

test('jumping to a menu category puts its heading below the sticky bars @nightly', async ({
  visitor,
}) => {
  await visitor.open('/menu');
  for (const category of ['Waffles', 'Burgers (Veg)']) {
    await visitor.press('button /Categories$/');
    await visitor.press('dialog Categories', `link ${category}`);
    await visitor.seeNo('dialog Categories');
    // Waits until the page no longer moves, which takes longer on a slow machine.
    const rendered = async () => {
      await visitor.run(rest);
      const { ready, top } = await visitor.see('main', `heading ${category}`);
      return ready && top < farthest ? 'at the top' : `${top} px down${ready ? '' : ', covered'}`;
    };
    await expect.poll(rendered, { ...patience, message: category }).toBe('at the top');
  }
});
