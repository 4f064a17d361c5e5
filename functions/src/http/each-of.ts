/** Runs all actions in sequence despite failures. Rejects with the only failure, or an AggregateError. */
export async function eachOf(actions: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const act of actions) await act().catch((error: unknown) => failures.push(error));
  if (failures.length > 1) throw new AggregateError(failures, 'Several failed');
  if (failures.length > 0) throw failures[0];
}
