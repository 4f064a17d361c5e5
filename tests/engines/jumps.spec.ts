import { rest } from '../e2e/support/rest';
import { expect, test } from './fixtures';
import { patience } from './visitor';

// Further down than this a heading does not begin what is read.
const farthest = 220;

test('a jump to a category ends with its heading below the bars @nightly', async ({ visitor }) => {
  await visitor.open('/menu');
  for (const category of ['Waffles', 'Burgers (Veg)']) {
    await visitor.press('button /Categories$/');
    await visitor.press('dialog Categories', `link ${category}`);
    await visitor.seeNo('dialog Categories');
    // How many frames the page takes to come to rest below the bars is the machine's affair; that it ends there is ours.
    const shown = async () => {
      await visitor.run(rest);
      const { ready, top } = await visitor.see('main', `heading ${category}`);
      return ready && top < farthest ? 'at the top' : `${top} px down${ready ? '' : ', covered'}`;
    };
    await expect.poll(shown, { ...patience, message: category }).toBe('at the top');
  }
});
