import { KitchenOrderSchema, readableBy, type KitchenOrder } from '@burger/shared/kitchen';
import { list } from '@burger/shared/platform/reading';
import * as v from 'valibot';
import type { Printout, Part } from '../documents/printouts';

export const ways = ['usb', 'serial', 'bluetooth'] as const;
export type Connection = (typeof ways)[number];

export const printoutKinds = ['ticket', 'label', 'bill'] as const;
type PrintoutKind = (typeof printoutKinds)[number];

/** When a printer prints a kind of document: automatically after acceptance, on request, or never. */
export const occasions = ['self', 'press', 'never'] as const;

/** Condition of a printer. `off`: connected, but silent or in an error. */
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
  /** The browser's identifier of the device; two devices of the same model may share it. */
  device: v.string(),
  speed: v.picklist(speeds),
  /** Whether the paper is 58 mm wide instead of 80 mm. */
  narrow: v.boolean(),
  ticket: v.picklist(occasions),
  label: v.picklist(occasions),
  bill: v.picklist(occasions),
  /** Category ids of the dishes on this printer's tickets; empty for all dishes. */
  categories: v.array(v.string()),
  /** Whether the printer has ever reported its status; if so, it counts as off when it is silent. */
  answers: v.boolean(),
});

export type Printer = v.InferOutput<typeof PrinterSchema>;

/** A waiting printout; a bill may not have its number (`serial`) yet. */
export type Requested =
  | Exclude<Printout, { kind: 'bill' }>
  | { kind: 'bill'; order: KitchenOrder; serial: string | null }
  | { kind: 'test' };

const RequestedSchema = v.variant('kind', [
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
  wanted: RequestedSchema,
  self: v.boolean(),
  /** Time of the request in ms. */
  at: v.number(),
  /** `unsure`: the result is unknown, so staff are asked instead of printing again. */
  state: v.picklist(['waiting', 'sending', 'unsure']),
});

export type Job = Omit<v.InferOutput<typeof JobSchema>, 'wanted'> & { wanted: Requested };

const readable = <Schema extends v.GenericSchema>(schema: Schema, stored: unknown) =>
  list(stored).flatMap((one): v.InferOutput<Schema>[] => {
    const read = v.safeParse(schema, one);
    return read.success ? [read.output] : [];
  });

export const readPrinters = (stored: unknown): Printer[] => readable(PrinterSchema, stored);
export const readJobs = (stored: unknown): Job[] => readable(JobSchema, stored);
export const readPrinted = (stored: unknown): string[] => readable(v.string(), stored);

/** Removes personal data that no printout shows, because print jobs are stored on the tablet. */
const printedFields = ({ online: _online, ...order }: KitchenOrder): KitchenOrder => ({
  ...order,
  customer: readableBy('papers', order.customer),
  location: null,
  history: [],
  rider: null,
});

type Stationed = Pick<Printer, 'name' | 'categories'>;

/**
 * Returns the tickets of an order by printer: the whole order, or the lines in the printer's categories. Each
 * line is on one station's ticket: the first that names its category, or else the first station, unless a
 * printer prints the whole order. Stations without dishes get no ticket.
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

interface Wish<One extends Requested = Requested> {
  printer: Printer;
  wanted: One;
}

type Ticket = Extract<Requested, { kind: 'ticket' }>;

export function wishesOfAccepted(order: KitchenOrder, printers: readonly Printer[]): Wish[] {
  const stored = printedFields(order);
  const selves = (kind: PrintoutKind) => printers.filter((printer) => printer[kind] === 'self');
  return [
    ...ticketsOf(order, selves('ticket')).map(({ printer, ...part }) => ({
      printer,
      wanted: { kind: 'ticket', order: stored, ...part } as const,
    })),
    ...selves('label').map((printer) => ({
      printer,
      wanted: { kind: 'label', order: stored } as const,
    })),
    ...selves('bill').map((printer) => ({
      printer,
      wanted: { kind: 'bill', order: stored, serial: null } as const,
    })),
  ];
}

/**
 * Returns repeated tickets for printers that printed one before; a station that has no dishes any more gets a
 * notice.
 */
export function ticketsAgain(
  order: KitchenOrder,
  printers: readonly Printer[],
  owing: readonly string[],
): Wish<Ticket>[] {
  const stored = printedFields(order);
  const takers = printers.filter(({ id, ticket }) => ticket === 'self' || owing.includes(id));
  const parts = ticketsOf(order, takers);
  return takers
    .filter(({ id }) => owing.includes(id))
    .map((printer) => {
      const own = parts.find((one) => one.printer === printer);
      const part = own ? own.part : { station: printer.name, lines: [] };
      return { printer, wanted: { kind: 'ticket', order: stored, ...(part && { part }) } };
    });
}

export function wishesOf(printout: Printout, printers: readonly Printer[]): Wish[] {
  const taking = printers.filter((printer) => printer[printout.kind] !== 'never');
  const order = printedFields(printout.order);
  if (printout.kind === 'ticket') {
    return ticketsOf(order, taking).map(({ printer, ...part }) => ({
      printer,
      wanted: { ...printout, order, ...part },
    }));
  }
  const printer = taking.find((one) => one[printout.kind] === 'self') ?? taking[0];
  if (!printer) return [];
  return [
    {
      printer,
      wanted:
        printout.kind === 'bill'
          ? { kind: 'bill', order, serial: printout.issued.serial }
          : { kind: 'label', order },
    },
  ];
}

/** Returns a waiting printout in printable form; null while a bill has no number. */
export function printoutOf(requested: Exclude<Requested, { kind: 'test' }>): Printout | null {
  if (requested.kind !== 'bill') return requested;
  const { kind, order, serial } = requested;
  const issued = order.papers.find((one) => one.serial === serial);
  return issued ? { kind, order, issued } : null;
}
