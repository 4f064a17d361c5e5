import { declineOffers } from '../support/customer';
import { answers, expect, test } from '../support/fixtures';

// Browsers log each refused text.
test.use({ tolerated: /Trusted ?(Types?|HTML|ScriptURL)|status of 404/ });

// Reads what a text at a sink does in the page: the name of the error, or none.
const sinks = {
  'a script of another site': () => {
    document.createElement('script').src = 'https://evil.example/shell/main.js';
  },
  'a script outside the folders of the deployment': () => {
    document.createElement('script').src = '/upload.js';
  },
  'a script as an attribute': () => {
    document.createElement('script').setAttribute('src', '/upload.js');
  },
  'HTML in an element': () => {
    document.createElement('div').innerHTML = '<img src="/" onerror="alert(1)">';
  },
  'another policy': () => {
    const { trustedTypes } = window as never as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    trustedTypes.createPolicy('other', { createHTML: (text: string) => text });
  },
};

for (const path of ['/', '/menu', '/kitchen', '/nowhere']) {
  test(`${path} refuses texts as script URLs and HTML`, async ({ page }) => {
    await page.goto(path);
    for (const [what, run] of Object.entries(sinks)) {
      const outcome = await page
        .evaluate(run)
        .then(() => 'accepted')
        .catch((error: Error) => /TypeError/.exec(error.message)?.[0] ?? error.message);
      expect([what, outcome]).toEqual([what, 'TypeError']);
    }
  });
}

test('scripts of the deployment load by their URLs, and pages render without a full load', async ({
  page,
}) => {
  await declineOffers(page);
  await page.goto('/');
  await answers(page);
  const [first = ''] = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter(Boolean),
  );
  const again = await page.evaluate((src) => {
    const script = document.createElement('script');
    script.src = src;
    return script.src;
  }, first);
  expect(again).toBe(first);
  const links = page.getByRole('contentinfo');
  await links.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our menu');
  await links.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.getByRole('img', { name: /map/i }).first()).toBeVisible();
});
