import { pageAddress } from '@burger/shared/security';

/**
 * Under which address a page is kept: it is the same whatever follows its path, with or without a slash at the end, and
 * at all links that it answers at.
 */
export function pageKey(address: string, base?: string): string {
  const { origin, pathname } = new URL(address, base);
  return origin + (pageAddress(pathname.replace(/\/+$/, '')) || '/');
}

/** Whether riders' links are all that is open: a phone that carries orders, with its own data, needs no more than that page. */
export const isRiders = (open: readonly string[]): boolean =>
  open.length > 0 && open.every((address) => new URL(pageKey(address)).pathname === '/rider');
