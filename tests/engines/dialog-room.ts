import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Visitor } from './visitor';

/** The open dialog: how high its body stands, how high its content is, and how much of the window it takes. */
const measure = () => {
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  const body = dialog?.children[1];
  if (!dialog || !body) throw new Error('No dialog is open');
  return {
    body: body.clientHeight,
    content: body.scrollHeight,
    takes: dialog.offsetHeight / innerHeight,
  };
};

/** Whether everything has moved to its place and every picture of an open dialog is there. */
const isDrawn = () =>
  document.getAnimations().every(({ playState, effect }) => {
    return playState !== 'running' || effect?.getComputedTiming().iterations === Infinity;
  }) &&
  [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')].every(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  );

/** Pictures are decoded aside: one that is there may not be painted yet, and Firefox gives up one whose file changes meanwhile. */
const isDecoded = () => {
  const images = [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')];
  return Promise.all(images.map((image) => image.decode())).then(
    () => true,
    () => false,
  );
};

/** Keeps a picture of the window beside the test's results, to be looked at. */
export async function keepPicture(visitor: Visitor, name: string): Promise<void> {
  await expect.poll(() => visitor.run(isDrawn), { message: `${name} is drawn` }).toBe(true);
  await expect.poll(() => visitor.run(isDecoded), { message: `${name} is painted` }).toBe(true);
  writeFileSync(test.info().outputPath(`${name}.png`), await visitor.drive.picture());
}

/** The open dialog shows its whole content, or takes all the room that it may and scrolls. */
export async function expectRoom(visitor: Visitor, dialog: string, state = ''): Promise<void> {
  await visitor.see(`dialog ${dialog}`);
  await keepPicture(visitor, `${dialog} ${state}`.trim());
  const { body, content, takes } = await visitor.run(measure);
  expect(body, `${dialog} has collapsed`).toBeGreaterThan(100);
  if (takes < 0.84) expect(content - body, `${dialog} hides content`).toBeLessThanOrEqual(1);
}
