import { businessDay, dayOf } from '../hours/clock-time';
import type { MonthInvoice } from '../kitchen/month-contract';
import { toRupees, type Paise } from '../pricing/money';

export type CellKind = 'text' | 'date' | 'money' | 'percent' | 'count';

/** A cell: money in rupees, dates as 2026-11-22, or null if it is empty. */
export type Cell = string | number | null;

export interface Sheet {
  name: string;
  columns: readonly { head: string; kind: CellKind; width: number }[];
  rows: readonly (readonly Cell[])[];
  hasSums: boolean;
}

export type Column<Row> = readonly [
  head: string,
  kind: CellKind,
  cell: (row: Row) => Cell | Paise,
  width?: number,
];

const widths: Record<CellKind, number> = { text: 16, date: 12, money: 14, percent: 9, count: 10 };

export const dateOf = (iso: string): string => dayOf(new Date(iso));

/** Returns the business day of a moment (ISO), which ends after midnight. */
export const businessDateOf = (iso: string): string => businessDay(new Date(iso));

/** Builds a sheet with a row of sums. Money columns return paise, percent columns basis points. */
export function sheetOf<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  summed: readonly CellKind[] = ['money'],
): Sheet {
  const inUnits = (kind: CellKind, value: Cell): Cell => {
    if (typeof value !== 'number') return value;
    return kind === 'money' ? toRupees(value) : kind === 'percent' ? value / 100 : value;
  };
  const sums = columns.map(([, kind, cell], at): Cell => {
    if (at === 0) return 'Total';
    if (!summed.includes(kind)) return null;
    return inUnits(
      kind,
      rows.reduce((sum, row) => sum + Number(cell(row) ?? 0), 0),
    );
  });
  const cells = rows.map((row) => columns.map(([, kind, cell]) => inUnits(kind, cell(row))));
  const hasSums = rows.length > 0 && summed.length > 0;
  return {
    name,
    columns: columns.map(([head, kind, , width = widths[kind]]) => ({ head, kind, width })),
    rows: hasSums ? [...cells, sums] : cells,
    hasSums,
  };
}

export const signOf = ({ kind }: Pick<MonthInvoice, 'kind'>): 1 | -1 => (kind === 'bill' ? 1 : -1);
export const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
