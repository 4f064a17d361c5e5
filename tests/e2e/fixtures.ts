import { test as base, expect, type Page } from '@playwright/test';

// Chromium says this about every answer over 399; the tests that provoke one look at what the page shows.
const httpAnswer = /Failed to load resource: the server responded with a status of/;

interface Tolerance {
  /** What a test that provokes a fault expects to be reported; everything else still fails it. */
  tolerated: RegExp;
}

/** A test whose page may write nothing to the console's error or warning level, and throw nothing. */
export const test = base.extend<{ page: Page } & Tolerance>({
  tolerated: [httpAnswer, { option: true }],
  page: async ({ page, tolerated }, provide) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (!tolerated.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await provide(page);
    expect(complaints, 'The page complained in the console').toEqual([]);
  },
});

export { expect };

let serial = 0;

/** An address that nobody has signed in with before. */
export const newEmail = (): string =>
  `guest-${process.pid}-${Date.now()}-${serial++}@burgerkatte.example`;

export const password = 'a-good-burger';

/** Where the restaurant's neighbours are: a point on the map, `km` north of the door. */
export const kmNorth = (km: number) => ({ latitude: 13.037 + km / 111.195, longitude: 77.708 });
