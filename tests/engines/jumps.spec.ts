import { expect, test } from './fixtures';
import { isPhone } from './steps';

/** Waits until the page has not scrolled for half a second. */
const rest = () =>
  new Promise<void>((done) => {
    let [at, since] = [scrollY, performance.now()];
    const look = () => {
      if (scrollY !== at) [at, since] = [scrollY, performance.now()];
      if (performance.now() - since > 500) done();
      else requestAnimationFrame(look);
    };
    look();
  });

test('a jump to a category ends with its heading below the bars', async ({ visitor, visit }) => {
  await visitor.open('/menu');
  for (const category of ['Waffles', 'Beverages', 'Burgers (Veg)', 'Waffles']) {
    if (isPhone(visit)) {
      await visitor.press('button Categories');
      await visitor.press('dialog Categories', `link ${category}`);
      await visitor.seeNo('dialog Categories');
    } else await visitor.press('nav Categories', `link ${category}`);
    await visitor.run(rest);
    const { ready, top } = await visitor.see('main', `heading ${category}`);
    expect({ category, ready }).toEqual({ category, ready: true });
    expect(top, `the heading of ${category} is at the top`).toBeLessThan(220);
  }
});
