import { brotliCompressSync } from 'node:zlib';
import { writeLongMenu } from '../../sites/long-menu.mjs';
import { serveMenu } from '../../sites/serve-site';
import { declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';

test('the document of a menu with 200 dishes stays small and names every dish without scripts', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const site = await serveMenu('long-menu', writeLongMenu);
  try {
    const html = await (await request.get(`${site.url}/menu`)).text();
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(20_000);
    const [, address = ''] = /"file":"(\/shop\/[^"]+)"/.exec(html) ?? [];
    const { dishes } = (await (await request.get(site.url + address)).json()) as {
      dishes: { name: string }[];
    };
    expect(dishes).toHaveLength(200);
    const text = html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
    expect(dishes.filter(({ name }) => !text.includes(name))).toEqual([]);

    await declineOffers(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/menu`);
    await answers(page);
    const cards = page.getByRole('main').getByRole('heading', { level: 3 });
    for (const { name } of dishes.slice(-3)) {
      await page.getByRole('searchbox').fill(name);
      await expect(cards.first()).toHaveText(name);
    }
  } finally {
    // The page closes before its server, because lost connections are errors in its console.
    await page.close();
    await site.stop();
  }
});
