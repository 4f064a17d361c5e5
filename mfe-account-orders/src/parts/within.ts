import type { Wait } from '@burger/shared/platform/device';

/** Resolves like `work`, or rejects with `code` after `ms`. The work itself is not cancelled. */
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
