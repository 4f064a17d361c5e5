import { pageAddress } from '@burger/shared/security';

/**
 * Under which address a page is kept: it is the same whatever follows its path, with or without a slash at the end, and
 * at all links that it answers at.
 */
export function pageKey(address: string, base?: string): string {
  const { origin, pathname } = new URL(address, base);
  return origin + (pageAddress(pathname.replace(/\/+$/, '')) || '/');
}
