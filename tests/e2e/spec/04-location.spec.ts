import type { Page } from '@playwright/test';
import { accountButton, carry, signedIn } from '../customer';
import { expect } from '../fixtures';
import { answerPositions, attemptsOf, withoutPositions } from '../positions';

const minutes = 60_000;
const home = { lat: 13.0457, lng: 77.7262 };

/** Opens the account menu and looks the location up from there. */
async function lookUp(page: Page): Promise<void> {
  await page.goto('/about');
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Update Location' }).click();
}

const said = (page: Page, text: string) => page.getByText(text, { exact: true });

signedIn.describe('4 Location lookup in the bar', { tag: '@once' }, () => {
  signedIn(
    "Loading ('Getting location...'), then a locality is set; first attempt: 10 s timeout, cache up to 10 min, low accuracy",
    async ({ page }) => {
      await answerPositions(page, [home]);
      let answer = (): void => undefined;
      const gate = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/maps/geocode*', async (route) => {
        await gate;
        await route.continue();
      });
      await lookUp(page);
      await expect(said(page, 'Getting location...')).toBeVisible();
      answer();
      await expect(said(page, 'Bidarahalli')).toBeVisible();
      expect(await attemptsOf(page)).toMatchObject([
        { timeout: 10_000, maximumAge: 10 * minutes, enableHighAccuracy: false },
      ]);
    },
  );

  signedIn(
    'Position unavailable on the first attempt: after 1 second a fallback with 15 s timeout, cache up to 15 min and low accuracy simply sets the default locality',
    async ({ page }) => {
      await answerPositions(page, ['unavailable', home]);
      await lookUp(page);
      await expect(said(page, 'Kithaganur')).toBeVisible();
      const [, fallback] = await attemptsOf(page);
      expect(fallback).toMatchObject({
        timeout: 15_000,
        maximumAge: 15 * minutes,
        enableHighAccuracy: false,
      });
      expect(fallback?.after).toBeGreaterThanOrEqual(995);
    },
  );
});

signedIn.describe('8 Errors: location in the bar', { tag: '@once' }, () => {
  const failures = {
    'Location access denied': ['denied'],
    'Location unavailable': ['unavailable', 'unavailable'],
    'Location timeout': ['timeout'],
    'Location error': ['unknown'],
  } as const;
  for (const [text, answers] of Object.entries(failures)) {
    signedIn(`'${text}'; the locality falls back to Kithaganur`, async ({ page }) => {
      await answerPositions(page, answers);
      await lookUp(page);
      await expect(said(page, text)).toBeVisible();
      await expect(said(page, 'Kithaganur')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry Location' })).toBeVisible();
      expect(await attemptsOf(page)).toHaveLength(answers.length);
    });
  }

  signedIn("'Geolocation not supported'", async ({ page }) => {
    await withoutPositions(page);
    await lookUp(page);
    await expect(said(page, 'Geolocation not supported')).toBeVisible();
    await expect(said(page, 'Kithaganur')).toBeVisible();
  });

  const geocoder = {
    'Location service unavailable': { status: 'REQUEST_DENIED', results: [] },
    'Location service temporarily unavailable': { status: 'OVER_QUERY_LIMIT', results: [] },
    'Location error': { status: 'UNKNOWN_ERROR' },
  };
  for (const [text, json] of Object.entries(geocoder)) {
    signedIn(`Geocoder ${json.status}: '${text}'; Kithaganur`, async ({ page }) => {
      await answerPositions(page, [home]);
      await page.route('**/api/maps/geocode*', (route) => route.fulfill({ json }));
      await lookUp(page);
      await expect(said(page, text)).toBeVisible();
      await expect(said(page, 'Kithaganur')).toBeVisible();
    });
  }

  const malformed = {
    'no JSON': '<html>',
    null: 'null',
    'no results': '{"status":"OK"}',
    'parts that are none':
      '{"status":"OK","results":[{"address_components":[7,{"types":"locality"}]}]}',
  };
  for (const [name, body] of Object.entries(malformed)) {
    signedIn(`Geocoder answering with ${name}: Kithaganur, page intact`, async ({ page }) => {
      await answerPositions(page, [home]);
      await page.route('**/api/maps/geocode*', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      await lookUp(page);
      await expect(said(page, 'Kithaganur')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

signedIn.describe('4 Location acquisition at checkout', { tag: '@once' }, () => {
  signedIn.beforeEach(async ({ page }) => {
    await carry(page, { 3: 2 });
  });

  signedIn(
    'An automatic attempt starts once when the user is signed in and no location is known: low accuracy, 10 s timeout, 5 min cache',
    async ({ page }) => {
      await answerPositions(page, [home]);
      await page.goto('/checkout');
      await expect(page.getByText('Delivering to Bidarahalli', { exact: true })).toBeVisible();
      expect(await attemptsOf(page)).toMatchObject([
        { timeout: 10_000, maximumAge: 5 * minutes, enableHighAccuracy: false },
      ]);
    },
  );

  signedIn(
    'Position unavailable on the first attempt: high-accuracy retry, 15 s timeout, 1 min cache',
    async ({ page }) => {
      await answerPositions(page, ['unavailable', home]);
      await page.goto('/checkout');
      await expect(page.getByText('Delivering to Bidarahalli', { exact: true })).toBeVisible();
      expect((await attemptsOf(page))[1]).toMatchObject({
        timeout: 15_000,
        maximumAge: minutes,
        enableHighAccuracy: true,
      });
    },
  );

  signedIn(
    'Timeout on the first attempt: extended retry, 20 s timeout, 10 min cache',
    async ({ page }) => {
      await answerPositions(page, ['timeout', home]);
      await page.goto('/checkout');
      await expect(page.getByText('Delivering to Bidarahalli', { exact: true })).toBeVisible();
      expect((await attemptsOf(page))[1]).toMatchObject({
        timeout: 20_000,
        maximumAge: 10 * minutes,
        enableHighAccuracy: false,
      });
    },
  );

  signedIn(
    'Permission denied shows instructions to enable location; an area from the list serves instead (decision)',
    async ({ page }) => {
      await answerPositions(page, ['denied']);
      await page.goto('/checkout');
      const alert = page.getByRole('alert').filter({ hasText: 'Location access denied by user' });
      await expect(alert).toContainText(
        'If it is blocked: tap the icon beside the page address, allow Location, try again.',
      );
      await page.getByRole('button', { name: 'Hoodi' }).click();
      await expect(page.getByText('Delivering to Hoodi', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Place Order/ })).toBeEnabled();
    },
  );
});

signedIn.describe('8 Errors: location at checkout', { tag: '@once' }, () => {
  signedIn.beforeEach(async ({ page }) => {
    await carry(page, { 3: 2 });
  });

  const failures = {
    'Location access denied by user': ['denied'],
    'An unknown error occurred while retrieving location': ['unknown'],
    'Unable to get precise location': ['unavailable', 'unavailable'],
    'Location services are currently unavailable': ['timeout', 'timeout'],
  } as const;
  for (const [text, answers] of Object.entries(failures)) {
    signedIn(
      `'${text}', with 'Please allow location access to calculate delivery charges.'`,
      async ({ page }) => {
        await answerPositions(page, answers);
        await page.goto('/checkout');
        const alert = page.getByRole('alert').filter({ hasText: text });
        await expect(alert.getByText(text, { exact: true })).toBeVisible();
        await expect(
          alert.getByText('Please allow location access to calculate delivery charges.', {
            exact: true,
          }),
        ).toBeVisible();
        expect(await attemptsOf(page)).toHaveLength(answers.length);
      },
    );
  }

  const between = {
    'Location information is unavailable': 'unavailable',
    'Location request timed out': 'timeout',
  } as const;
  for (const [text, answer] of Object.entries(between)) {
    signedIn(`'${text}', while the retry runs`, async ({ page }) => {
      await answerPositions(page, [answer]);
      await page.goto('/checkout');
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText('Getting location...').first()).toBeVisible();
    });
  }

  signedIn("'Geolocation is not supported by this browser'", async ({ page }) => {
    await withoutPositions(page);
    await page.goto('/checkout');
    await expect(
      page.getByText('Geolocation is not supported by this browser', { exact: true }),
    ).toBeVisible();
  });
});
