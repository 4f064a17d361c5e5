import {
  type InvoiceDocument,
  type Order,
  type InvoiceDraft,
  seriesOf,
} from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { readUnlocked, writeUnchanged } from '../../store/documents';
import { registerRowOf } from './register-row';

/** Returns the document id of a serial or series. Firestore ids must not contain a slash. */
export const invoiceId = (serial: string): string => serial.replaceAll('/', '-');

/** A bill or credit note that still needs a number from its series; `at` (ISO) is its date. */
export interface Unnumbered {
  key: string;
  order: Order;
  draft: InvoiceDraft;
  at: string;
}

/** Stores bills and credit notes by serial, and the last number of each series in `series`. */
export function firestoreInvoices(firestore: Firestore) {
  const invoices = firestore.collection('papers');
  const series = firestore.collection('series');
  const seriesNameOf = ({ draft, at }: Unnumbered) =>
    seriesOf(draft.kind, new Date(at), restaurant.orderIdPrefix);

  return {
    /**
     * Assigns numbers to bills and credit notes in the transaction that creates them, without gaps or
     * duplicates. Reads outside the transaction, so it may be called between the transaction's reads and
     * writes.
     */
    async number(
      transaction: Transaction,
      unnumbered: readonly Unnumbered[],
    ): Promise<InvoiceDocument[]> {
      const names = [...new Set(unnumbered.map(seriesNameOf))];
      const at = (name: string) => series.doc(invoiceId(name));
      const found = await readUnlocked(firestore, names.map(at));
      const last = new Map(
        names.map((name) => [name, Number((found(at(name)).get('number') as unknown) ?? 0)]),
      );
      const issued = unnumbered.map((one): InvoiceDocument => {
        const name = seriesNameOf(one);
        const number = (last.get(name) ?? 0) + 1;
        last.set(name, number);
        return { ...one.draft, at: one.at, serial: `${name}/${number}` };
      });
      for (const [name, number] of last) {
        writeUnchanged(transaction, found(at(name)), { series: name, number });
      }
      for (const [index, { key, order, at: madeAt }] of unnumbered.entries()) {
        const invoice = issued[index] as InvoiceDocument;
        transaction.create(invoices.doc(invoiceId(invoice.serial)), {
          ...registerRowOf(key, order, invoice),
          at: Timestamp.fromMillis(Date.parse(madeAt)),
        });
      }
      return issued;
    },
  };
}
