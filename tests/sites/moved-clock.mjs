// Loaded before a server whose day a test plays: its clock is ahead of this machine's by the ms that a file says.
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'] ?? '';
const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = /** @type {DateConstructor} */ (
  class MovedDate extends RealDate {
    /** @param {[] | [number | string]} parts */
    constructor(...parts) {
      super(...(parts.length === 0 ? [now()] : parts));
    }
    static now = now;
  }
);
