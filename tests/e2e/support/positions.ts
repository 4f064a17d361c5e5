import type { Page } from '@playwright/test';

type Answer = 'denied' | { lat: number; lng: number };

/** The browser's geolocation with answers given one by one; further attempts never hear. */
export async function answerPositions(page: Page, answers: readonly Answer[]): Promise<void> {
  await page.addInitScript((given) => {
    let asked = 0;
    const getCurrentPosition = (
      found: (position: object) => void,
      failed: (error: object) => void,
    ) => {
      const answer = given[asked++];
      setTimeout(() => {
        if (answer === undefined) return;
        if (typeof answer === 'string') failed({ code: 1 });
        else found({ coords: { latitude: answer.lat, longitude: answer.lng } });
      });
    };
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
  }, answers);
}
