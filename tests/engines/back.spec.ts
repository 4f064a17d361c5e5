import { expect, test } from './fixtures';
import type { Visitor } from './visitor';

const place = () => ({ path: location.pathname, top: scrollY, entries: history.length });

async function backCloses(visitor: Visitor, dialog: string): Promise<void> {
  await visitor.see(dialog);
  const before = await visitor.run(place);
  await visitor.run(() => history.back());
  await visitor.seeNo(dialog);
  expect(await visitor.run(place)).toEqual(before);
}

test('Back closes open dialogs, keeps the page in place and then leaves it', async ({
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
  // A close button removes the dialog's history entry as well.
  await visitor.press('button /Categories$/');
  await visitor.press('dialog Categories', 'button Close');
  await visitor.seeNo('dialog Categories');
  const dialogs = () => (history.state as { dialogs?: number } | null)?.dialogs ?? 0;
  await expect.poll(() => visitor.run(dialogs)).toBe(0);
  // Back unloads this document, so the call must return before.
  await visitor.run(() => void setTimeout(() => history.back()));
  await visitor.at('/offers');
});
