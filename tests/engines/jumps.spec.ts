import { rest } from '../e2e/support/rest';
import { expect, test } from './fixtures';
import { patience } from './visitor';

// A heading further down than this is not at the top, in px.
const farthest = 220;

test('jumping to a category puts its heading below the bars @nightly', async ({ visitor }) => {
  await visitor.open('/menu');
  for (const category of ['Waffles', 'Burgers (Veg)']) {
    await visitor.press('button /Categories$/');
    await visitor.press('dialog Categories', `link ${category}`);
    await visitor.seeNo('dialog Categories');
    // Waits until the page is at rest, whose time depends on the machine.
    const rendered = async () => {
      await visitor.run(rest);
      const { ready, top } = await visitor.see('main', `heading ${category}`);
      return ready && top < farthest ? 'at the top' : `${top} px down${ready ? '' : ', covered'}`;
    };
    await expect.poll(rendered, { ...patience, message: category }).toBe('at the top');
  }
});
