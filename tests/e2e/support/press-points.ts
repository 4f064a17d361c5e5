import type { Page } from '@playwright/test';

/** A point of a control, in pixels of the window, and where the control stands among all that can be pressed. */
export interface PressPoint {
  x: number;
  y: number;
  control: number;
  name: string;
}

const pressable = 'a, button, summary, label, input, select, [role="button"]';

/** Records the control that each click reaches, and lets none do anything, so that the page stays as it is. */
export const recordClicks = (page: Page) =>
  page.evaluate((controls) => {
    const clicked: number[] = [];
    Object.assign(window, { clicked });
    addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        const hit = (event.target as Element).closest(controls);
        clicked.push([...document.querySelectorAll(controls)].findIndex((one) => one === hit));
      },
      { capture: true },
    );
  }, pressable);

/**
 * Points of each control in view, by what lies at the points of a grid, as a link may cover its whole card: up to `most` of
 * a large control, three of a small one.
 */
export const pressPoints = (page: Page, most: number): Promise<PressPoint[]> =>
  page.evaluate(
    ({ controls, most }) => {
      const all = [...document.querySelectorAll(controls)];
      const points = new Map<number, PressPoint[]>();
      const step = 8;
      for (let y = step / 2; y < innerHeight; y += step) {
        for (let x = step / 2; x < innerWidth; x += step) {
          const control = document.elementFromPoint(x, y)?.closest(controls);
          if (!control || control.matches(':disabled, [aria-disabled="true"]')) continue;
          const index = all.indexOf(control);
          const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
          const point = { x, y, control: index, name: name.trim().slice(0, 40) };
          points.set(index, [...(points.get(index) ?? []), point]);
        }
      }
      // Spread over the control, with its first and its last point.
      const large = 200;
      // Three of those that look alike: a menu has forty cards of one kind.
      const alike = new Map<string, number>();
      return [...points].flatMap(([control, found]) => {
        const kind = `${all[control]?.tagName} ${all[control]?.parentElement?.className}`;
        alike.set(kind, (alike.get(kind) ?? 0) + 1);
        if ((alike.get(kind) ?? 0) > 3) return [];
        const wanted = Math.min(found.length, found.length > large ? most : 3);
        const every = Math.max(1, (found.length - 1) / Math.max(1, wanted - 1));
        return Array.from(
          { length: wanted },
          (_, index) => found[Math.round(index * every)] as PressPoint,
        );
      });
    },
    { controls: pressable, most },
  );

const pressedForMs = 80;

/** Presses a point with a mouse, which is held down for a moment, or with a finger; answers the control that was clicked. */
export async function pressPoint(page: Page, { x, y }: PressPoint, by: 'mouse' | 'touch') {
  if (by === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y, { delay: pressedForMs });
  return page.evaluate(() => (window as unknown as { clicked: number[] }).clicked.pop() ?? null);
}
