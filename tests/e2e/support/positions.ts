import type { Page } from '@playwright/test';

type Answer = 'denied' | 'unavailable' | 'timeout' | 'unknown' | { lat: number; lng: number };

export interface Attempt {
  timeout: number;
  maximumAge: number;
  enableHighAccuracy: boolean;
  /** Milliseconds after the attempt before. */
  after: number;
}

/** The browser's geolocation with answers given one by one; further attempts never hear. */
export async function answerPositions(page: Page, answers: readonly Answer[]): Promise<void> {
  await page.addInitScript((given) => {
    const codes = { denied: 1, unavailable: 2, timeout: 3, unknown: 9 };
    const attempts: unknown[] = [];
    let last = performance.now();
    Object.assign(window, { attempts });
    const getCurrentPosition = (
      found: (position: object) => void,
      failed: (error: object) => void,
      options: object,
    ) => {
      const answer = given[attempts.length];
      attempts.push({ ...options, after: performance.now() - last });
      last = performance.now();
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

/** The attempts that the page has made since it was loaded. */
export const attemptsOf = (page: Page): Promise<Attempt[]> =>
  page.evaluate(() => (window as unknown as { attempts: Attempt[] }).attempts);
