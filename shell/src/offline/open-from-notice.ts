interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
}

interface Windows {
  matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
  openWindow(address: string): Promise<unknown>;
}

/** The page that a notification is about: the one that showed it. Home, where it does not say. */
function addressOf(data: unknown, origin: string): URL {
  const path = (data as { path?: unknown } | null)?.path;
  const isOurs = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return new URL(isOurs ? path : '/', origin);
}

/** Brings the page that a notification is about to the front, and opens it where it is not open any more. */
export async function openFromNotice(
  data: unknown,
  windows: Windows,
  origin: string,
): Promise<void> {
  const address = addressOf(data, origin);
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => {
    const { origin: of, pathname } = new URL(url);
    return of === origin && pathname === address.pathname;
  });
  await (page ? page.focus() : windows.openWindow(address.href));
}
