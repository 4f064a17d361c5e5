import type { KitchenOrder } from '@burger/shared/kitchen';
import type { IssuedPaper } from '@burger/shared/order';
import { useCallback, useEffect, useState } from 'react';

/** A sheet that is to be printed. */
export type Paper =
  | { kind: 'ticket'; order: KitchenOrder }
  | { kind: 'bill'; order: KitchenOrder; issued: IssuedPaper };

/** Sheets that are printed one after the other: `paper` has to be on the page while it is printed. */
export function usePaper() {
  const [waiting, setWaiting] = useState<readonly Paper[]>([]);
  const [paper = null] = waiting;
  useEffect(() => {
    if (!paper) return;
    const done = () => setWaiting((papers) => papers.filter((one) => one !== paper));
    window.addEventListener('afterprint', done, { once: true });
    // In a task of its own: the sheet is laid out by then, and nothing waits for who looks at the print dialog.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', done);
    };
  }, [paper]);
  const print = useCallback((one: Paper) => setWaiting((papers) => [...papers, one]), []);
  return { paper, print };
}
