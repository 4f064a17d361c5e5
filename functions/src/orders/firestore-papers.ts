import { type IssuedPaper, type Order, type PaperDraft, seriesOf } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { registerRowOf } from './register-row';

/** The document under which a paper or a series lies: a path has no slash in it. */
const paperId = (serial: string): string => serial.replaceAll('/', '-');

/** A paper with its serial, and what writes it down once all was read. */
interface Numbered {
  issued: IssuedPaper;
  write: () => void;
}

/** Papers under their serials, given in the transaction that makes the paper: none is left out, none given twice. */
export function firestorePapers(firestore: Firestore) {
  const papers = firestore.collection('papers');
  const series = firestore.collection('series');

  return async (
    transaction: Transaction,
    { key, order }: { key: string; order: Order },
    draft: PaperDraft,
    at: string,
  ): Promise<Numbered> => {
    const name = seriesOf(draft.kind, new Date(at), restaurant.orderIdPrefix);
    const last = await transaction.get(series.doc(paperId(name)));
    const number = ((last.get('number') as number | undefined) ?? 0) + 1;
    const issued = { ...draft, at, serial: `${name}/${number}` };
    return {
      issued,
      write() {
        transaction.set(series.doc(paperId(name)), { series: name, number });
        transaction.create(papers.doc(paperId(issued.serial)), {
          ...registerRowOf(key, order, issued),
          at: Timestamp.fromMillis(Date.parse(at)),
        });
      },
    };
  };
}
