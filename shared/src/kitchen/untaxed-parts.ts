import { billPartsWith, type BillPartWith } from '../contracts/bill-parts';

/** The parts of a bill that are neither taxed nor tax: the month reports each by itself. */
export type UntaxedPart = BillPartWith<{ tax: 'none' }>;
export const untaxedParts = billPartsWith('tax', 'none');

/** The column of the register and the Tally ledger of each. Parts before tax make the taxable value. */
export const untaxedReports: Record<UntaxedPart, { column: string; ledger: string }> = {
  roundOff: { column: 'Round-off', ledger: 'Round Off' },
};
