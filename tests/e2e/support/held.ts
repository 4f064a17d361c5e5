import type { Page } from '@playwright/test';

/** Holds back what the server answers at an address; `sent` settles once it has the first request. */
export async function held(page: Pick<Page, 'route'>, address: string) {
  let sent = (): void => undefined;
  let release = (): void => undefined;
  const first = new Promise<void>((resolve) => (sent = resolve));
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    const response = await route.fetch();
    sent();
    await gate;
    // The page may have been left meanwhile, and the request with it.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { sent: first, release: () => release() };
}
