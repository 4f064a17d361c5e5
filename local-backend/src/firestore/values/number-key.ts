/** Sixteen hexadecimal digits that sort like the number, then four that tell apart integers which no double can. */
export function numberKey(number: number | bigint): string {
  const double = Number(number) || 0;
  if (Number.isNaN(Number(number))) return '0'.repeat(20);
  // Only integers beyond 2^53 differ from their nearest double, by at most 512.
  const remainder = typeof number === 'bigint' ? Number(number - BigInt(double)) : 0;
  return sortableDouble(double) + (0x8000 + remainder).toString(16).padStart(4, '0');
}

function sortableDouble(double: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, double);
  const bits = view.getBigUint64(0);
  // Positive doubles already sort like their bits; negative ones sort backwards.
  const sortable = bits >> 63n ? BigInt.asUintN(64, ~bits) : bits | (1n << 63n);
  return sortable.toString(16).padStart(16, '0');
}
