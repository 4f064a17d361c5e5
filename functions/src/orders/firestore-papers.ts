import {
  documentPaper,
  type IssuedPaper,
  type Order,
  paper,
  type PaperDraft,
  seriesOf,
} from '@burger/shared/order';
import { toRupees } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import {
  type DocumentData,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';

/** The document under which a paper or a series lies: a path has no slash in it. */
const paperId = (serial: string): string => serial.replaceAll('/', '-');

/** A row of the register: what the tax law asks of a paper, and nothing of a person. */
function rowOf(key: string, order: Order, issued: IssuedPaper, number: number): DocumentData {
  const { kind, serial, at, of, pricing } = documentPaper(issued);
  const { seller } = order;
  const law = seller && paper(order, seller, issued);
  return {
    ...{ kind, serial, of, pricing, number, order: key, orderId: order.orderId },
    series: serial.slice(0, serial.lastIndexOf('/')),
    at: Timestamp.fromMillis(Date.parse(at)),
    name: law?.kind ?? '',
    scheme: seller?.scheme ?? '',
    gstin: law?.gstin ?? null,
    sac: seller?.sac ?? '',
    placeOfSupply: seller?.placeOfSupply ?? '',
    goods: (law?.goods ?? []).map(({ hsn, rate, ...sums }) => ({
      ...{ hsn, rate, value: toRupees(sums.value), taxable: toRupees(sums.taxable) },
      ...{ cgst: toRupees(sums.cgst), sgst: toRupees(sums.sgst) },
    })),
  };
}

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
        transaction.create(papers.doc(paperId(issued.serial)), rowOf(key, order, issued, number));
      },
    };
  };
}
