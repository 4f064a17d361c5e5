const dayMs = 24 * 60 * 60_000;

/** How far the wall clock of a time zone is ahead of UTC at a moment, in ms. */
function aheadOfUtc(at: number, timeZone: string): number {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at);
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}

/** When a date begins on the wall clock of a time zone. */
function midnight(date: number, timeZone: string): number {
  const near = date - aheadOfUtc(date, timeZone);
  return date - aheadOfUtc(near, timeZone);
}

/** From when to before when (ms) a date such as 2026-11-22 lasts in a time zone. */
export function dayRange(date: string, timeZone: string): { from: number; to: number } {
  const day = Date.parse(`${date}T00:00:00Z`);
  return { from: midnight(day, timeZone), to: midnight(day + dayMs, timeZone) };
}
