const pattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59Z');

/** Reads an RFC 3339 time as microseconds since 1970, cut like Firestore does; undefined if it is none. */
export function parseTimestamp(text: string): bigint | undefined {
  const [, seconds, fraction = '', zone] = pattern.exec(text) ?? [];
  const millis = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(millis) || millis < earliest || millis > latest) return undefined;
  return BigInt(millis) * 1000n + BigInt(fraction.slice(0, 6).padEnd(6, '0'));
}

/** Writes microseconds since 1970 as RFC 3339 with six decimals. */
export function formatTimestamp(micros: bigint | number): string {
  const whole = BigInt(micros);
  const fraction = ((whole % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = new Date(Number((whole - fraction) / 1000n)).toISOString().slice(0, 19);
  return `${seconds}.${String(fraction).padStart(6, '0')}Z`;
}
