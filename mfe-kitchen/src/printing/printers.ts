import { KitchenOrderSchema, type KitchenOrder } from '@burger/shared/kitchen';
import { list } from '@burger/shared/reading';
import * as v from 'valibot';
import type { Paper, Part } from './papers';

export const ways = ['usb', 'serial', 'bluetooth'] as const;
export type Way = (typeof ways)[number];

export const paperKinds = ['ticket', 'label', 'bill'] as const;
type PaperKind = (typeof paperKinds)[number];

/** When a printer prints a paper: automatically after acceptance, on request, or never. */
export const occasions = ['self', 'press', 'never'] as const;

/** State of a printer. `off`: connected but silent or in an error. */
export type Condition =
  | 'connecting'
  | 'ready'
  | 'printing'
  | 'paper-out'
  | 'cover-open'
  | 'off'
  | 'disconnected';

/** Common serial port speeds; meaningless for USB and Bluetooth. */
export const speeds = [9600, 19_200, 38_400, 115_200] as const;

const PrinterSchema = v.object({
  id: v.string(),
  name: v.string(),
  way: v.picklist(ways),
  /** Browser identifier of the device; identical models may share it. */
  device: v.string(),
  speed: v.picklist(speeds),
  /** 58 mm paper instead of 80 mm. */
  narrow: v.boolean(),
  ticket: v.picklist(occasions),
  label: v.picklist(occasions),
  bill: v.picklist(occasions),
  /** Category ids on its tickets; empty for all dishes. */
  categories: v.array(v.string()),
  /** Whether it has ever reported its status; such a printer counts as off when silent. */
  answers: v.boolean(),
});

export type Printer = v.InferOutput<typeof PrinterSchema>;

/** A waiting paper; a bill may not have its number (`serial`) yet. */
export type Wanted =
  | Exclude<Paper, { kind: 'bill' }>
  | { kind: 'bill'; order: KitchenOrder; serial: string | null }
  | { kind: 'test' };

const WantedSchema = v.variant('kind', [
  v.object({
    kind: v.literal('ticket'),
    order: KitchenOrderSchema,
    part: v.exactOptional(v.object({ station: v.string(), lines: v.array(v.number()) })),
    headed: v.exactOptional(v.string()),
  }),
  v.object({ kind: v.literal('label'), order: KitchenOrderSchema }),
  v.object({ kind: v.literal('bill'), order: KitchenOrderSchema, serial: v.nullable(v.string()) }),
  v.object({ kind: v.literal('test') }),
]);

const JobSchema = v.object({
  id: v.string(),
  printer: v.string(),
  wanted: WantedSchema,
  self: v.boolean(),
  /** Time of the request, ms. */
  at: v.number(),
  /** `unsure`: the result is unknown, so ask instead of printing again. */
  state: v.picklist(['waiting', 'sending', 'unsure']),
});

export type Job = Omit<v.InferOutput<typeof JobSchema>, 'wanted'> & { wanted: Wanted };

const readable = <Schema extends v.GenericSchema>(schema: Schema, kept: unknown) =>
  list(kept).flatMap((one): v.InferOutput<Schema>[] => {
    const read = v.safeParse(schema, one);
    return read.success ? [read.output] : [];
  });

export const readPrinters = (kept: unknown): Printer[] => readable(PrinterSchema, kept);
export const readJobs = (kept: unknown): Job[] => readable(JobSchema, kept);
export const readPrinted = (kept: unknown): string[] => readable(v.string(), kept);

/** Removes personal data that no paper shows, because jobs are stored on the tablet. */
const onPaperOnly = ({ online: _online, ...order }: KitchenOrder): KitchenOrder => ({
  ...order,
  customer: { ...order.customer, phone: '', address: '', landmark: '' },
  location: null,
  history: [],
  rider: null,
});

type Stationed = Pick<Printer, 'name' | 'categories'>;

/**
 * Returns the tickets of an order by printer: whole, or the lines of its categories.
 * Each line is on one station's ticket: the first that names its category, or else the first
 * station unless a printer prints the whole order. Stations without dishes get no ticket.
 */
export function ticketsOf<One extends Stationed>(
  { lines }: Pick<KitchenOrder, 'lines'>,
  printers: readonly One[],
): { printer: One; part?: Part }[] {
  const stations = printers.filter(({ categories }) => categories.length > 0);
  const isWholeSomewhere = stations.length < printers.length;
  const stationOf = ({ category = '' }: (typeof lines)[number]) =>
    stations.find(({ categories }) => categories.includes(category)) ??
    (isWholeSomewhere ? undefined : stations[0]);
  const homes = lines.map(stationOf);
  return printers.flatMap((printer) => {
    if (printer.categories.length === 0) return [{ printer }];
    const own = homes.flatMap((home, at) => (home === printer ? [at] : []));
    return own.length === 0 ? [] : [{ printer, part: { station: printer.name, lines: own } }];
  });
}

interface Wish<One extends Wanted = Wanted> {
  printer: Printer;
  wanted: One;
}

type Ticket = Extract<Wanted, { kind: 'ticket' }>;

export function wishesOfAccepted(order: KitchenOrder, printers: readonly Printer[]): Wish[] {
  const kept = onPaperOnly(order);
  const selves = (kind: PaperKind) => printers.filter((printer) => printer[kind] === 'self');
  return [
    ...ticketsOf(order, selves('ticket')).map(({ printer, ...part }) => ({
      printer,
      wanted: { kind: 'ticket', order: kept, ...part } as const,
    })),
    ...selves('label').map((printer) => ({
      printer,
      wanted: { kind: 'label', order: kept } as const,
    })),
    ...selves('bill').map((printer) => ({
      printer,
      wanted: { kind: 'bill', order: kept, serial: null } as const,
    })),
  ];
}

/** Returns repeated tickets at printers that have one; a station whose dishes are gone is informed. */
export function ticketsAgain(
  order: KitchenOrder,
  printers: readonly Printer[],
  owing: readonly string[],
): Wish<Ticket>[] {
  const kept = onPaperOnly(order);
  const takers = printers.filter(({ id, ticket }) => ticket === 'self' || owing.includes(id));
  const parts = ticketsOf(order, takers);
  return takers
    .filter(({ id }) => owing.includes(id))
    .map((printer) => {
      const own = parts.find((one) => one.printer === printer);
      const part = own ? own.part : { station: printer.name, lines: [] };
      return { printer, wanted: { kind: 'ticket', order: kept, ...(part && { part }) } };
    });
}

export function wishesOf(paper: Paper, printers: readonly Printer[]): Wish[] {
  const taking = printers.filter((printer) => printer[paper.kind] !== 'never');
  const order = onPaperOnly(paper.order);
  if (paper.kind === 'ticket') {
    return ticketsOf(order, taking).map(({ printer, ...part }) => ({
      printer,
      wanted: { ...paper, order, ...part },
    }));
  }
  const printer = taking.find((one) => one[paper.kind] === 'self') ?? taking[0];
  if (!printer) return [];
  return [
    {
      printer,
      wanted:
        paper.kind === 'bill'
          ? { kind: 'bill', order, serial: paper.issued.serial }
          : { kind: 'label', order },
    },
  ];
}

/** Returns a waiting paper in printable form; null while a bill has no number. */
export function paperOf(wanted: Exclude<Wanted, { kind: 'test' }>): Paper | null {
  if (wanted.kind !== 'bill') return wanted;
  const { kind, order, serial } = wanted;
  const issued = order.papers?.find((one) => one.serial === serial);
  return issued ? { kind, order, issued } : null;
}
