import type { Page } from '@playwright/test';

type Answer = 'denied' | 'unavailable' | 'timeout' | 'unknown' | { lat: number; lng: number };

/** The browser's geolocation with answers given one by one; further attempts never hear. */
export async function answerPositions(page: Page, answers: readonly Answer[]): Promise<void> {
  await page.addInitScript((given) => {
    const codes = { denied: 1, unavailable: 2, timeout: 3, unknown: 9 };
    let asked = 0;
    const getCurrentPosition = (
      found: (position: object) => void,
      failed: (error: object) => void,
    ) => {
      const answer = given[asked++];
      setTimeout(() => {
        if (answer === undefined) return;
        if (typeof answer === 'string') failed({ code: codes[answer] });
        else found({ coords: { latitude: answer.lat, longitude: answer.lng } });
      });
    };
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
  }, answers);
}

/** A browser without geolocation. */
export async function withoutPositions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { geolocation?: unknown }).geolocation;
  });
}
