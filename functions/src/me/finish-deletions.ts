import { provenEmail, type PersonPorts } from './my-data';

// Longer than any token lives: with one of before, a profile could be written once more.
const tokensEndMs = 2 * 60 * 60_000;
const atOnce = 50;

/**
 * Ends what deletions of accounts left: one that failed half way is done to its end, one that had not begun leaves the
 * account open, and all are forgotten once their tokens have ended. Rejects when the store or the provider cannot be had.
 */
export function createFinishDeletions({ accounts, store }: PersonPorts, now: () => Date) {
  return async (): Promise<void> => {
    const closed = await store.closedBefore(now().getTime() - tokensEndMs, atOnce);
    for (const { uid, isErasing } of closed) {
      if (isErasing) {
        const account = await accounts.find(uid);
        await store.erase(uid, account && provenEmail(account));
        await accounts.remove(uid);
      }
      await store.reopen(uid);
    }
  };
}
