import type { Page } from '@playwright/test';

/** The smallest touch target for fingers, in px. */
const side = 44;

/** Targets for the keyboard only. Links within text may be smaller as well (WCAG 2.5.8). */
const exceptions = ['a[href="#content"]'];

/**
 * Returns the touch targets in a part of the page that are too small. Labels and enlarged hit areas count as
 * part of a target.
 */
export const smallTargets = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(
    ({ part, side, exceptions }) => {
      const isLarge = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) >= side - 0.5;
      };
      const labelOf = (control: Element) => (control as HTMLInputElement).labels?.[0];
      const inText = (control: Element) =>
        control.tagName === 'A' &&
        [...(control.parentNode?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      const answersAround = (control: Element) => {
        control.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const reach = side / 2 - 1;
        const [x, y] = [left + width / 2, top + height / 2];
        const points = [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ] as const;
        return points.every((point) => {
          const hit = document.elementFromPoint(...point);
          return control.contains(hit) || hit?.closest('label')?.control === control;
        });
      };
      const controls = document
        .querySelector(part)
        ?.querySelectorAll('a[href], button, input, select, textarea, summary');
      const small = [...(controls ?? [])].filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        if (control.matches(exceptions.join()) || inText(control)) return false;
        const label = labelOf(control);
        return !isLarge(control) && !(label && isLarge(label)) && !answersAround(control);
      });
      scrollTo(0, 0);
      return small.map((control) => control.outerHTML.slice(0, 160));
    },
    { part, side, exceptions },
  );
