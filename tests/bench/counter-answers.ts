import type { Page } from '@playwright/test';
import { longestAnswer, slowDown, tap, watchInteractions } from './answers';
import { openBrowser } from './browser';
import { openCounter } from './open-counter';
import { fillDay, storedOrder } from './orders-of-a-day';
import type { ServedSite } from '../sites/serve-site';
import type { Measured } from './part';
import { median } from './statistics';

const steps: Record<string, (page: Page) => Promise<void>> = {
  'moving a card': (page) =>
    tap(page, page.getByRole('button', { name: /^Start cooking/ }).first()),
  'opening an order': (page) =>
    tap(page, page.getByRole('button', { name: /^More about order/ }).first()),
  'closing it': (page) => page.keyboard.press('Escape'),
};

/** The longest answers of the counter at a quarter of the processor's speed, medians in ms, by the orders that are open. */
export async function measureCounterAnswers(
  { url, data }: ServedSite,
  { open, runs }: { open: readonly number[]; runs: number } = { open: [10, 500], runs: 5 },
): Promise<Measured> {
  const port = Number(new URL(url).port);
  const template = await storedOrder(port);
  const browser = await openBrowser();
  const figures: Record<string, number> = {};
  let stored = 0;
  for (const many of open) {
    await fillDay(port, template, { from: stored, to: many, open: many });
    stored = many;
    const page = await openCounter(browser, url, data);
    await page
      .getByRole('button', { name: /^Start cooking/ })
      .first()
      .waitFor();
    await page.evaluate(watchInteractions);
    await slowDown(page);
    const all: Record<string, number[]> = {};
    for (let run = 0; run < runs; run += 1) {
      for (const [name, act] of Object.entries(steps)) {
        (all[name] ??= []).push(await longestAnswer(page, () => act(page)));
      }
    }
    for (const [name, took] of Object.entries(all)) figures[`${name}, ${many} open`] = median(took);
    await page.context().close();
  }
  await browser.close();
  const row = (name: string) =>
    `| ${[name, ...open.map((many) => figures[`${name}, ${many} open`])].join(' | ')} |`;
  const table = [
    `| what | ${open.map((many) => `longest answer ms, ${many} open orders`).join(' | ')} |`,
    `|---${'|---'.repeat(open.length)}|`,
    ...Object.keys(steps).map(row),
  ].join('\n');
  return { table, figures };
}
