import { syncBuiltinESMExports } from 'node:module';
import { performance } from 'node:perf_hooks';
import timers from 'node:timers/promises';

// While the process is idle, time passes this many times faster than real time.
const speed = 50;
const tickMs = 2;
// A longer wait (ms) means that the processor was busy, so it does not count as idle.
const mostIdleMs = 3 * tickMs;
// The longest time (ms) between two steps of the driver.
const mostMs = 110_000;

const RealDate = Date;
const { setTimeout: wait, clearTimeout: stopWaiting } = globalThis;

interface Waiting {
  due: number;
  work: () => void;
}

/**
 * Returns a clock that counts only the process's idle time in ms, so that the machine's load does not matter.
 */
function createLife() {
  let lived = 0;
  let before = performance.eventLoopUtilization();
  const waiting = new Set<Waiting>();
  let next = Infinity;

  function workThatIsDue(): void {
    const due = [...waiting].filter((one) => one.due <= lived);
    for (const one of due) waiting.delete(one);
    next = Math.min(Infinity, ...[...waiting].map((one) => one.due));
    for (const { work } of due.sort((one, other) => one.due - other.due)) work();
  }
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    lived += Math.min(mostIdleMs, now.idle - before.idle) * speed;
    before = now;
    if (lived >= next) workThatIsDue();
  }, tickMs);

  return {
    get lived() {
      return lived;
    },
    after(ms: number, work: () => void): () => void {
      const one = { due: lived + ms, work };
      waiting.add(one);
      next = Math.min(next, one.due);
      return () => void waiting.delete(one);
    },
  };
}

type Life = ReturnType<typeof createLife>;

/** Replaces Node's Timeout, with the part that the code uses. */
class LivedTimeout {
  constructor(readonly leave: () => void) {}
  ref = () => this;
  unref = () => this;
  hasRef = () => true;
  refresh = () => this;
}

function liveWith(life: Life): void {
  const after = (work: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]) =>
    // Timers without a delay run at once, by Node's own timers.
    ms < 1 ? wait(work, 0, ...rest) : new LivedTimeout(life.after(ms, () => work(...rest)));
  const leave = (timeout: LivedTimeout | NodeJS.Timeout | undefined) =>
    timeout instanceof LivedTimeout ? timeout.leave() : stopWaiting(timeout);
  const waitFor = (ms = 0, value?: unknown) =>
    new Promise((resolve) => after(() => resolve(value), ms));
  globalThis.setTimeout = Object.assign(after, wait) as unknown as typeof wait;
  globalThis.clearTimeout = leave as typeof stopWaiting;
  timers.setTimeout = waitFor as typeof timers.setTimeout;
  syncBuiltinESMExports();
}

/** Replaces the clock and timers of this process. Returns a function that sets the time. */
export function liveAtSetTime(): (at: number) => void {
  const life = createLife();
  let moment = RealDate.now();
  let reportedAt = 0;
  const now = (): number => Math.floor(moment + Math.min(mostMs, life.lived - reportedAt));
  globalThis.Date = class SetDate extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(now());
      else super(...(parts as [number]));
    }
    static override now = now;
  } as DateConstructor;
  liveWith(life);
  return (at) => {
    moment = at;
    reportedAt = life.lived;
  };
}
