import type { Order } from '@burger/shared/order';
import { Router } from 'express';
import { customerOf, requireSignIn, type VerifyToken } from '../auth/signed-in';
import { Refusal } from '../http/errors';
import { limitByAddress, type Limits } from '../http/limits';
import type { Account, Accounts } from '../auth/firebase';

export interface KeptOfPerson {
  profile: object | null;
  orders: object[];
  newsletterSince: string | null;
}

export interface PersonStore {
  /** `email` is the account's address where the provider has checked it: only then what lies under it is theirs. */
  gather(uid: string, email: string | null): Promise<KeptOfPerson>;
  /** The business that the account's latest orders were billed to last; null where to none. */
  lastBilledTo(uid: string): Promise<Order['billedTo'] | null>;
  hasOrderUnderWay(uid: string, at: number): Promise<boolean>;
  /** From here on nothing is stored for that account. */
  close(uid: string, at: Date): Promise<void>;
  beginErasing(uid: string): Promise<void>;
  closedBefore(before: number, most: number): Promise<{ uid: string; isErasing: boolean }[]>;
  reopen(uid: string): Promise<void>;
  /** Takes the person out of all orders and removes the rest. May be done again after a failure. */
  erase(uid: string, email: string | null): Promise<void>;
}

export interface PersonPorts {
  accounts: Accounts;
  store: PersonStore;
}

export interface MyDataPorts extends PersonPorts {
  now: () => Date;
}

const gone = () => new Refusal('unauthenticated', 'This account has been deleted.');

const underWay = () =>
  new Refusal(
    'forbidden',
    'An order of yours is still under way. Please delete your account once you have it, or cancel it first.',
    { reason: 'order-under-way' },
  );

const ofStaff = () =>
  new Refusal(
    'forbidden',
    'This account works at the counter. Please ask the owner to take it off the staff; then it can be deleted.',
    { reason: 'staff-account' },
  );

/** Anybody can sign up with somebody else's address: what lies under one that nobody checked is not theirs. */
export const provenEmail = ({ email, emailVerified }: Account): string | null =>
  emailVerified ? email : null;

export function createMyData({ accounts, store, now }: MyDataPorts) {
  async function accountOf(uid: string): Promise<Account> {
    const account = await accounts.find(uid);
    if (!account) throw gone();
    return account;
  }

  const isUnderWay = (uid: string) => store.hasOrderUnderWay(uid, now().getTime());

  async function close(uid: string): Promise<void> {
    if (await isUnderWay(uid)) throw underWay();
    await store.close(uid, now());
    try {
      // Another tab may have ordered in between; from here on none can.
      if (await isUnderWay(uid)) throw underWay();
      await store.beginErasing(uid);
    } catch (error) {
      // Where that fails too, the nightly sweep does it.
      await store.reopen(uid).catch(() => undefined);
      throw error;
    }
  }

  return {
    async gather(uid: string) {
      const account = await accountOf(uid);
      const kept = await store.gather(uid, provenEmail(account));
      return { savedAt: now().toISOString(), account, ...kept };
    },

    /** Orders stay without the person. Throws a Refusal: `forbidden`, also to the staff, or `unauthenticated`. */
    async erase(uid: string) {
      const account = await accountOf(uid);
      if (account.role !== null) throw ofStaff();
      await close(uid);
      await store.erase(uid, provenEmail(account));
      // Last: until then the customer can try again.
      await accounts.remove(uid);
    },
  };
}

/** `GET /me/data`: all that is kept under the account that asks, `GET /me/billed-to` its business. `DELETE /me` deletes it. The token says whose it is. */
export function meRoutes(all: MyDataPorts & { verifyToken: VerifyToken; limits: Limits }): Router {
  const { verifyToken, limits, ...ports } = all;
  const myData = createMyData(ports);
  const signedIn = requireSignIn(verifyToken, 'Please sign in to see your data.');
  const limit = limitByAddress(limits.me);
  const router = Router();
  router.get('/me/data', limit, signedIn, async (_request, response) => {
    response.json(await myData.gather(customerOf(response).uid));
  });
  router.get('/me/billed-to', limit, signedIn, async (_request, response) => {
    response.json({ billedTo: await ports.store.lastBilledTo(customerOf(response).uid) });
  });
  router.delete('/me', limit, signedIn, async (_request, response) => {
    await myData.erase(customerOf(response).uid);
    response.json({ deleted: true });
  });
  return router;
}

// Longer than any token lives: with one of before, a profile could be written once more.
const tokensEndMs = 2 * 60 * 60_000;
const atOnce = 50;

/** Ends what deletions left: those begun are done to their end, the others leave the account open. Rejects without a store. */
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
