import type { Order } from '@burger/shared/order';
import { Router } from 'express';
import { customerOf, requireSignIn, type VerifyToken } from '../auth/signed-in';
import { Refusal } from '../http/errors';
import { limitByAddress, type Limits } from '../http/limits';
import type { Account, Accounts } from '../auth/firebase';
import type { OrderChannels } from '../channels/order-channels';

/** A newsletter subscription: the consent with its time (ISO), language and the number of its text. */
export interface StoredSubscription {
  email: string;
  subscribedAt: string;
  language: string;
  text: number;
}

export interface StoredPersonalData {
  profile: object | null;
  orders: object[];
  newsletter: StoredSubscription | null;
  /** Browsers that are told about orders, with the customer's consent. */
  pushSubscriptions: object[];
  /** Consents to WhatsApp messages about orders. */
  whatsAppConsents: object[];
}

export interface PersonStore {
  /**
   * Returns all stored data of an account. `email` is null unless the identity provider verified it, because
   * data is also found by address.
   */
  gather(uid: string, email: string | null): Promise<StoredPersonalData>;
  /** Returns what the customer of an account allowed, by the key of the order. */
  channelsOf(uid: string): Promise<({ order: string } & OrderChannels)[]>;
  newsletterOf(email: string): Promise<StoredSubscription | null>;
  endNewsletter(email: string): Promise<void>;
  /** Returns the business named on the account's latest orders, or null if none of them has one. */
  lastBilledTo(uid: string): Promise<Order['billedTo'] | null>;
  hasActiveOrder(uid: string, at: number): Promise<boolean>;
  /** Blocks new data of the account, e.g. orders. */
  close(uid: string, at: Date): Promise<void>;
  beginErasing(uid: string): Promise<void>;
  closedBefore(before: number, most: number): Promise<{ uid: string; isErasing: boolean }[]>;
  reopen(uid: string): Promise<void>;
  /** Anonymises the account's orders and deletes its other data. Safe to repeat after a failure. */
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

/**
 * Returns the account's email address if it is verified. Anyone can sign up with another person's address, so
 * an unverified one gives no access to data.
 */
export const provenEmail = (account: Account | null): string | null =>
  account?.emailVerified ? account.email : null;

export function createMyData({ accounts, store, now }: MyDataPorts) {
  async function accountOf(uid: string): Promise<Account> {
    const account = await accounts.find(uid);
    if (!account) throw gone();
    return account;
  }

  const isActive = (uid: string) => store.hasActiveOrder(uid, now().getTime());

  async function close(uid: string): Promise<void> {
    if (await isActive(uid)) throw underWay();
    await store.close(uid, now());
    try {
      // Another tab may have placed an order just before the account was closed.
      if (await isActive(uid)) throw underWay();
      await store.beginErasing(uid);
    } catch (error) {
      // If reopening fails as well, the nightly job does it.
      await store.reopen(uid).catch(() => undefined);
      throw error;
    }
  }

  return {
    async gather(uid: string) {
      const account = await accountOf(uid);
      const stored = await store.gather(uid, provenEmail(account));
      return { savedAt: now().toISOString(), account, ...stored };
    },

    /** Deletes the account and anonymises its orders. Throws a Refusal: `forbidden` (also for staff) or `unauthenticated`. */
    async erase(uid: string) {
      const account = await accountOf(uid);
      if (account.role !== null) throw ofStaff();
      await close(uid);
      await store.erase(uid, provenEmail(account));
      // Remove the sign-in last, so that the customer can repeat a failed deletion.
      await accounts.remove(uid);
    },
  };
}

/**
 * Serves `GET /me/data` (all stored data of the account), `GET /me/billed-to` (its business) and `DELETE
 * /me`, for the account of the ID token.
 */
export function meRoutes(all: MyDataPorts & { verifyToken: VerifyToken; limits: Limits }): Router {
  const { verifyToken, limits, ...ports } = all;
  const myData = createMyData(ports);
  const signedIn = requireSignIn(verifyToken, 'Please sign in to see your data.');
  const limit = limitByAddress(limits.me);
  return Router()
    .get('/me/data', limit, signedIn, async (_request, response) => {
      response.json(await myData.gather(customerOf(response).uid));
    })
    .get('/me/billed-to', limit, signedIn, async (_request, response) => {
      response.json({ billedTo: await ports.store.lastBilledTo(customerOf(response).uid) });
    })
    .delete('/me', limit, signedIn, async (_request, response) => {
      await myData.erase(customerOf(response).uid);
      response.json({ deleted: true });
    });
}

// Longer than any ID token is valid, because a page with an old token could still write a profile.
const tokensEndMs = 2 * 60 * 60_000;
const atOnce = 50;

/**
 * Returns a job that completes unfinished account deletions, and reopens accounts whose deletion did not
 * start. Rejects if the store is unavailable.
 */
export function createFinishDeletions({ accounts, store }: PersonPorts, now: () => Date) {
  return async (): Promise<void> => {
    const closed = await store.closedBefore(now().getTime() - tokensEndMs, atOnce);
    for (const { uid, isErasing } of closed) {
      if (isErasing) {
        const account = await accounts.find(uid);
        await store.erase(uid, provenEmail(account));
        await accounts.remove(uid);
      }
      await store.reopen(uid);
    }
  };
}
