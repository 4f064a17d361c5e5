import type { Today } from '@burger/shared/contracts';
import { versionOf } from '@burger/shared/shop/publishing';
import { ordinaryDay } from '@burger/shared/shop';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  afterStep,
  menuDocument,
  NotPublished,
  publishedMeanwhile,
  type PublishedVersion,
  readPublished,
  readToday,
  type ShopStore,
} from './shop-store';

// Few people change the menu at the same time, so their transactions rarely conflict.
const maxAttempts = 10;

const byTheSite = 'the first start';
const firstDay = (version: string): Today => ({ ...ordinaryDay(version), revision: 1 });

/** Stores menu versions in the collection `menus`, and the shop's day in the document `shop/live`. */
export function firestoreShop(firestore: Firestore, now = () => new Date()): ShopStore {
  const menus = firestore.collection('menus');
  const live = firestore.doc('shop/live');
  const signed = (by: string) => ({ by, at: now().toISOString() });
  const todayIn = (found: DocumentSnapshot) => (found.exists ? readToday(found.data()) : null);

  /** Reads the shop's day and a menu version, then writes both in one transaction. */
  const together = <Result>(
    version: string,
    work: (change: { transaction: Transaction; today: Today | null; isKnown: boolean }) => Result,
  ): Promise<Result> =>
    firestore.runTransaction(
      async (transaction) => {
        const [current, menu] = await transaction.getAll(live, menus.doc(version));
        if (!current || !menu) throw new Error('Firestore omitted a requested document');
        return work({ transaction, today: todayIn(current), isKnown: menu.exists });
      },
      { maxAttempts },
    );

  return {
    live: async () => todayIn(await live.get()),

    async published(version) {
      const found = await menus.doc(version).get();
      return found.exists ? readPublished(found.get('published')) : null;
    },

    async versions() {
      const { docs } = await menus.select('by', 'at', 'from').orderBy('at', 'desc').get();
      return docs.map((found) => ({
        version: found.id,
        ...(found.data() as Omit<PublishedVersion, 'version'>),
      }));
    },

    start(seed) {
      const version = versionOf(seed);
      return together(version, ({ transaction, today, isKnown }) => {
        if (today) return today;
        const first = firstDay(version);
        const signature = signed(byTheSite);
        const about = { ...signature, from: null };
        if (!isKnown) transaction.create(menus.doc(version), menuDocument(seed, about));
        transaction.create(live, { ...first, ...signature });
        return first;
      });
    },

    publish({ published, by, basedOn }) {
      const version = versionOf(published);
      return together(version, ({ transaction, today, isKnown }) => {
        if (basedOn !== undefined && today && today.version !== basedOn) {
          throw publishedMeanwhile(today.version);
        }
        if (today?.version === version) return today;
        const next = today ? afterStep(today, { ...today, version }) : firstDay(version);
        const signature = signed(by);
        const about = { ...signature, from: today?.version ?? null };
        if (!isKnown) transaction.create(menus.doc(version), menuDocument(published, about));
        transaction.set(live, { ...next, ...signature });
        return next;
      });
    },

    back(version, by) {
      return together(version, ({ transaction, today, isKnown }) => {
        if (!today || !isKnown) throw new NotPublished(`There is no version ${version}.`);
        if (today.version === version) return today;
        const next = afterStep(today, { ...today, version });
        transaction.set(live, { ...next, ...signed(by) });
        return next;
      });
    },

    change: (step, by) =>
      firestore.runTransaction(
        async (transaction) => {
          const today = todayIn(await transaction.get(live));
          if (!today) throw new NotPublished('Nothing has been published yet.');
          const { version } = today;
          const next = afterStep(today, { ...step(today), version });
          transaction.set(live, { ...next, ...signed(by) });
          return next;
        },
        { maxAttempts },
      ),
  };
}
