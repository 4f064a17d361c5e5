import type { Page } from '@playwright/test';

/** Requests that wait for their answers until they are released. */
export interface Held {
  /** Settles when the first of them has been sent. */
  sent: Promise<void>;
  release(): void;
}

/** Holds back every request to an address; `stored`: lets the server answer first, and holds back what it answered. */
export async function held(
  page: Pick<Page, 'route'>,
  address: string | RegExp,
  { stored = false } = {},
): Promise<Held> {
  let sent = (): void => undefined;
  let release = (): void => undefined;
  const first = new Promise<void>((resolve) => (sent = resolve));
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    const response = stored ? await route.fetch() : undefined;
    sent();
    await gate;
    // The page may have been left meanwhile, and the request with it.
    await (response ? route.fulfill({ response }) : route.continue()).catch(() => undefined);
  });
  return { sent: first, release: () => release() };
}
