import { expect, test } from './fixtures';
import type { Visitor } from './visitor';

const place = () => ({ path: location.pathname, top: scrollY, entries: history.length });

/** Back closes the dialog and leaves the page where it is. */
async function backCloses(visitor: Visitor, dialog: string): Promise<void> {
  await visitor.see(dialog);
  const before = await visitor.run(place);
  await visitor.run(() => history.back());
  await visitor.seeNo(dialog);
  expect(await visitor.run(place)).toEqual(before);
}

test('back closes what is open, stays on the page where it was, and then leads away', async ({
  visitor,
}) => {
  await visitor.open('/offers');
  await visitor.open('/menu');
  await visitor.run(() => scrollTo({ top: 600, behavior: 'instant' }));
  await visitor.press('banner', 'button /^Cart$/');
  await backCloses(visitor, 'dialog Your cart');
  await visitor.press('banner', 'button Sign In');
  await backCloses(visitor, 'dialog Sign In or Create Account');
  await visitor.press('button /Categories$/');
  await backCloses(visitor, 'dialog Categories');
  // What its button closes takes its step along.
  await visitor.press('button /Categories$/');
  await visitor.press('dialog Categories', 'button Close');
  await visitor.seeNo('dialog Categories');
  const dialogs = () => (history.state as { dialogs?: number } | null)?.dialogs ?? 0;
  await expect.poll(() => visitor.run(dialogs)).toBe(0);
  // Another document: the answer must be there before this one goes.
  await visitor.run(() => void setTimeout(() => history.back()));
  await visitor.at('/offers');
});
