import { isYounger } from '@burger/shared/times';

/** Something that is awaited, marked so that React's `use` reads it without a pause once it is there. */
export interface Trial<Value> {
  /** After a failure each call is a new try. */
  ready(): Promise<Value>;
  /** For views, which ask again each time they are drawn: a failure stands for a moment. */
  reading(): Promise<Value>;
}

const failureStandsMs = 3000;

const marked = <Value>(promise: Promise<Value>, status: 'fulfilled' | 'rejected', mark: object) =>
  Object.assign(promise, { status, ...mark });

/** Tries to have something when it is first asked for, and again after a failure; what `load` has at hand is there at once. */
export function createTrial<Value extends object>(
  load: () => Value | Promise<Value>,
): Trial<Value> {
  let trying: Promise<Value> | null = null;
  let failedAt: number | null = null;

  function begin(): Promise<Value> {
    failedAt = null;
    const loading = load();
    if (!(loading instanceof Promise)) {
      return marked(Promise.resolve(loading), 'fulfilled', { value: loading });
    }
    loading.then(
      (value) => marked(loading, 'fulfilled', { value }),
      (reason: unknown) => {
        failedAt = Date.now();
        marked(loading, 'rejected', { reason });
      },
    );
    return loading;
  }

  const ready = () => {
    if (!trying || failedAt !== null) trying = begin();
    return trying;
  };
  return {
    ready,
    reading: () =>
      trying && failedAt !== null && isYounger(failedAt, failureStandsMs, Date.now())
        ? trying
        : ready(),
  };
}
