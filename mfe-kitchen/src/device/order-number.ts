const longest = 40;

/** The number of the order that an address like `/kitchen#BK482130770` asks for; null where it asks for none. */
export function askedOrder(hash: string): string | null {
  const number = hash.slice(1).toUpperCase();
  return /^[\w-]+$/.test(number) && number.length <= longest ? number : null;
}
