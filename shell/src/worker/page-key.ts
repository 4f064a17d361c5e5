/** Under which address a page is kept: it is the same whatever follows its path, with or without a slash at the end. */
export function pageKey(address: string, base?: string): string {
  const { origin, pathname } = new URL(address, base);
  return origin + (pathname.replace(/\/+$/, '') || '/');
}
