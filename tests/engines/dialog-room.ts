import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Visitor } from './visitor';

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

// Only the dialog's animations: those of content that the browser skips below the view never end in Firefox.
const isRendered = () =>
  document.getAnimations().every(({ playState, effect }) => {
    const isOfDialog = (effect as KeyframeEffect | null)?.target?.closest('dialog[open]');
    const isEndless = effect?.getComputedTiming().iterations === Infinity;
    return !isOfDialog || playState !== 'running' || isEndless;
  }) &&
  [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')].every(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  );

/**
 * Runs in the page. Decodes the pictures, because a loaded one may not be painted yet. Firefox rejects one
 * whose file changes meanwhile.
 */
const isDecoded = () => {
  const images = [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')];
  return Promise.all(images.map((image) => image.decode())).then(
    () => true,
    () => false,
  );
};

export async function keepPicture(visitor: Visitor, name: string): Promise<void> {
  await expect.poll(() => visitor.run(isRendered), { message: `${name} is drawn` }).toBe(true);
  await expect.poll(() => visitor.run(isDecoded), { message: `${name} is painted` }).toBe(true);
  writeFileSync(test.info().outputPath(`${name}.png`), await visitor.drive.picture());
}

/** Checks that an open dialog shows its whole content, or uses the maximum height and scrolls. */
export async function expectFits(visitor: Visitor, dialog: string, state = ''): Promise<void> {
  await visitor.see(`dialog ${dialog}`);
  await keepPicture(visitor, `${dialog} ${state}`.trim());
  const { body, content, takes } = await visitor.run(measure);
  expect(body, `${dialog} has collapsed`).toBeGreaterThan(100);
  if (takes < 0.84) expect(content - body, `${dialog} hides content`).toBeLessThanOrEqual(1);
}
