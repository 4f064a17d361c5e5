/** What comes within so many ms, or before the signal says that time is over; `late` for what does not. */
export function atMost<Value>(
  wanted: Promise<Value>,
  limit: number | AbortSignal,
): Promise<Value | 'late'> {
  const over = new Promise<'late'>((resolve) => {
    const end = () => resolve('late');
    if (typeof limit === 'number') setTimeout(end, limit);
    else if (limit.aborted) end();
    else limit.addEventListener('abort', end, { once: true });
  });
  return Promise.race([wanted, over]);
}
