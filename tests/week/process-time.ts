import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/** So many times faster than outside goes the time of a process that is told its time, and so does all that it waits for. */
const speed = 20;
// Before the next step is told.
const mostMs = 110_000;

const RealDate = Date;
let moment = RealDate.now();
let toldAt = performance.now();
let ahead = 0;

const now = (): number =>
  Math.floor(moment + ahead + Math.min(mostMs, (performance.now() - toldAt) * speed));

class ToldDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(now());
    else super(...(parts as [number]));
  }
  static override now(): number {
    return now();
  }
}

function hurryTimers(): void {
  const { setTimeout: wait } = globalThis;
  const { setTimeout: waitFor } = timers;
  const hurried = (work: () => void, ms = 0, ...rest: []) => wait(work, ms / speed, ...rest);
  globalThis.setTimeout = Object.assign(hurried, wait) as unknown as typeof wait;
  timers.setTimeout = ((ms = 0, ...rest: []) => waitFor(ms / speed, ...rest)) as typeof waitFor;
  syncBuiltinESMExports();
}

/** From now on this whole process lives at the moments that it is told; `aheadMs` is how wrong its clock goes. */
export function liveAtToldTime(aheadMs = 0): (at: number) => void {
  ahead = aheadMs;
  globalThis.Date = ToldDate as DateConstructor;
  hurryTimers();
  return (at) => {
    moment = at;
    toldAt = performance.now();
  };
}
