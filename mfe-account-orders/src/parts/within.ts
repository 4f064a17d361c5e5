import type { Wait } from '@burger/shared/device';

/** The answer of `work`, or a rejection with `code` when it takes longer. The work itself is not stopped. */
export function within<Answer>(
  ms: number,
  code: string,
  wait: Wait,
  work: Promise<Answer>,
): Promise<Answer> {
  const late = wait(ms).then((): never => {
    throw Object.assign(new Error(`No answer within ${ms} ms`), { code });
  });
  return Promise.race([work, late]);
}
