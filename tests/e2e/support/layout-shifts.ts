import type { Page } from '@playwright/test';

/** Records unexpected layout shifts from the first paint on. Returns a function that lists them. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (shift.hadRecentInput) continue;
        const what = shift.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 80)} from ${previousRect.top} to ${currentRect.top}`,
        );
        shifts.push(`${shift.value.toFixed(4)} ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}
