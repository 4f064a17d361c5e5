const pattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;

/** Reads an RFC 3339 time as microseconds since 1970, cut like Firestore does; undefined if it is none. */
export function parseTimestamp(text: string): number | undefined {
  const [, seconds, fraction = '', zone] = pattern.exec(text) ?? [];
  if (seconds === undefined || zone === undefined) return undefined;
  const millis = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(millis)) return undefined;
  return millis * 1000 + Number(fraction.slice(0, 6).padEnd(6, '0'));
}

/** Writes microseconds since 1970 as RFC 3339 with six decimals. */
export function formatTimestamp(micros: number): string {
  const wholeSeconds = Math.floor(micros / 1_000_000);
  const fraction = String(micros - wholeSeconds * 1_000_000).padStart(6, '0');
  return `${new Date(wholeSeconds * 1000).toISOString().slice(0, 19)}.${fraction}Z`;
}
