import type { Start } from '@burger/shared/contracts';

/** Begins with the first start, and ends once the answer of each has been called. */
export function startOnce(begin: Start): Start {
  let running = 0;
  let end: () => void = () => undefined;
  return () => {
    if (running++ === 0) end = begin();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      if (--running === 0) end();
    };
  };
}
