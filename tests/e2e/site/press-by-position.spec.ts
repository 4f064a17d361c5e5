import { answers, expect, test } from '../support/fixtures';
import { pressPoint, pressPoints, recordClicks } from '../support/press-points';

const pages = ['/', '/menu', '/offers', '/blogs'];
const mostPoints = 20;

for (const by of ['mouse', 'touch'] as const) {
  test.describe(`by ${by}`, () => {
    if (by === 'touch') test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    for (const path of pages) {
      test(`${path}: a press anywhere on a control reaches that control`, async ({ page }) => {
        await page.goto(path);
        await answers(page);
        await recordClicks(page);
        const points = await pressPoints(page, mostPoints);
        expect(points.length).toBeGreaterThan(20);
        const missed: string[] = [];
        for (const point of points) {
          const clicked = await pressPoint(page, point, by);
          if (clicked !== point.control) missed.push(`${point.name} at ${point.x}, ${point.y}`);
        }
        expect(missed).toEqual([]);
      });
    }
  });
}
