/** An order id: prefix, last six digits of the time, three random digits (spec.md §3). `draw` is from 0 to 999. */
export function orderNumber(prefix: string, at: Date, draw: number): string {
  const time = String(at.getTime()).slice(-6).padStart(6, '0');
  return `${prefix}${time}${String(draw).padStart(3, '0')}`;
}
