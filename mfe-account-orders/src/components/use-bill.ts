import { useState } from 'react';
import type { BillDialog } from './bill-dialog';

const billCode = () => import(/* webpackChunkName: "bill" */ './bill-dialog');

/** The bill's dialog, whose code comes with the first press; `failed` when it did not, until the next one. */
export function useBill() {
  const [Bill, setBill] = useState<typeof BillDialog | null>(null);
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState(false);

  const show = async () => {
    setShown(true);
    setFailed(false);
    try {
      const { BillDialog: Code } = await billCode();
      setBill(() => Code);
    } catch {
      setFailed(true);
    }
  };

  return { Bill, shown, failed, show, hide: () => setShown(false) };
}
