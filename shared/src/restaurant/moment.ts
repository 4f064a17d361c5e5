/**
 * A format for moments on the wall clock of a time zone: 21 Nov 2026, 6:27 PM.
 * Takes milliseconds or a Date; a Date that is none throws a RangeError.
 */
export function momentFormat(timeZone: string): (at: number | Date) => string {
  // Made once: it is slow to make.
  const format = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  // The locale writes "6:27 pm"; the site writes "6:27 PM" everywhere.
  return (at) => format.format(at).replace(/[ap]m$/, (half) => half.toUpperCase());
}
