import type { Page } from '@playwright/test';

/** Holds the responses of a URL back. `sent` resolves at the first request. */
export async function held(page: Pick<Page, 'route'>, address: string) {
  let sent = (): void => undefined;
  let release = (): void => undefined;
  const first = new Promise<void>((resolve) => (sent = resolve));
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    const response = await route.fetch();
    sent();
    await gate;
    // The page may have closed before the response was released.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { sent: first, release: () => release() };
}
