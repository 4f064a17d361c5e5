const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/** @param {string} timeZone */
function offsetIn(timeZone) {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (/** @type {number} */ at) => {
    const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(format.format(at)) ?? [];
    return sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0;
  };
}

/**
 * Returns the offsets of a time zone from UTC in minutes, each valid until a moment (ms), from 2020 to five years ahead.
 * A zone without clock changes has one offset, until `null`.
 *
 * @param {string} timeZone
 * @returns {[until: number | null, minutes: number][]}
 */
export function clockOffsets(timeZone) {
  const offsetAt = offsetIn(timeZone);
  const end = Date.UTC(new Date().getUTCFullYear() + 5, 0);
  /** @type {[number | null, number][]} */
  const offsets = [];
  let offset = offsetAt(Date.UTC(2020, 0));
  for (let day = Date.UTC(2020, 0); day < end; day += dayMs) {
    const next = offsetAt(day + dayMs);
    if (next === offset) continue;
    let [from, to] = [day, day + dayMs];
    while (to - from > minuteMs) {
      const between = from + Math.floor((to - from) / 2 / minuteMs) * minuteMs;
      if (offsetAt(between) === offset) from = between;
      else to = between;
    }
    offsets.push([to, offset]);
    offset = next;
  }
  return [...offsets, [offsets.length > 0 ? end : null, offset]];
}
