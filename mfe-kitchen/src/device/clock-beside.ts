import { clock, type Clock } from '@burger/shared/device';

type After = Clock['after'];

/**
 * A clock that also goes by another one: browsers let the timers of a hidden tab fire once a minute, which is too late
 * for a kitchen. Whichever is first makes the call.
 */
export const clockBeside = (other: After, own: Clock = clock): Clock => ({
  now: own.now,
  after(ms, run) {
    const cancels: (() => void)[] = [];
    const first = () => {
      for (const cancel of cancels.splice(0)) cancel();
      run();
    };
    cancels.push(own.after(ms, first), other(ms, first));
    return () => cancels.splice(0).forEach((cancel) => cancel());
  },
});
