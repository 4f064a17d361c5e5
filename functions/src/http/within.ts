export class TimeUpError extends Error {}

/** The action's answer, or a rejection with a TimeUpError after `ms`. The action itself is not stopped. */
export async function within<Value>(ms: number, action: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeUpError('Took too long')), ms);
  });
  try {
    return await Promise.race([action, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
