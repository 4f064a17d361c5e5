import type { Strategy } from 'workbox-strategies';

type Asked = Parameters<Strategy['handleAll']>[0];

/** Answers by a strategy, but only once the answer is kept: whoever asks next is given it, and not what was kept before. */
export async function onceKept(
  strategy: Pick<Strategy, 'handleAll'>,
  asked: Asked,
): Promise<Response> {
  const [answer, kept] = strategy.handleAll(asked);
  // What cannot be kept is answered all the same.
  await Promise.allSettled([answer, kept]);
  return answer;
}
