import { Refusal } from '../http/refusal';
import type { Account, Accounts } from './accounts';
import type { KeptOfPerson, PersonStore } from './person-store';

export interface PersonPorts {
  accounts: Accounts;
  store: PersonStore;
}

export interface MyDataPorts extends PersonPorts {
  now: () => Date;
}

/** Everything that the server keeps under an account. */
export interface MyData extends KeptOfPerson {
  savedAt: string;
  account: Account;
}

export interface MyDataCases {
  /** Throws a Refusal `unauthenticated` where there is no such account any more. */
  gather(uid: string): Promise<MyData>;
  /**
   * Deletes an account with what is kept under it; orders stay without the person. Throws a Refusal: `forbidden` while an
   * order is under way and to whoever works at the counter, `unauthenticated` where the account is gone.
   */
  erase(uid: string): Promise<void>;
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

export function createMyData({ accounts, store, now }: MyDataPorts): MyDataCases {
  async function accountOf(uid: string): Promise<Account> {
    const account = await accounts.find(uid);
    if (!account) throw gone();
    return account;
  }

  const isUnderWay = (uid: string) => store.hasOrderUnderWay(uid, now().getTime());

  /** Closes an account where nothing is under way; in any other case it stays open. */
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
    async gather(uid) {
      const account = await accountOf(uid);
      const kept = await store.gather(uid, provenEmail(account));
      return { savedAt: now().toISOString(), account, ...kept };
    },

    async erase(uid) {
      const account = await accountOf(uid);
      if (account.role !== null) throw ofStaff();
      await close(uid);
      await store.erase(uid, provenEmail(account));
      // Last: until then the customer can try again.
      await accounts.remove(uid);
    },
  };
}
