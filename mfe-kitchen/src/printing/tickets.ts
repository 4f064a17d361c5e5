import type { KitchenOrder } from '@burger/shared/kitchen';
import { timeText } from '../messages';
import { printingMessages } from './messages';

/** Where tickets come out when the browser prints them as pages; in the place of a printer's id. */
export const asPages = 'pages';

/** What a printer's last ticket of an order was about. */
export interface TicketState {
  /** How often the order had been changed, and how often somebody had asked for its ticket again. */
  changes: number;
  reprints: number;
  /** `none`: it had no ticket, as nothing of the order is cooked at its station. */
  phase: 'none' | 'later' | 'now' | 'cancelled';
}

export function ticketStateOf(order: KitchenOrder, isLater: boolean): TicketState {
  const { status, changes = [], reprints = 0 } = order;
  const phase = status === 'cancelled' ? 'cancelled' : isLater ? 'later' : 'now';
  return { changes: changes.length, reprints, phase };
}

const nameOf = (printer: string, key: string): string => `at ${printer} ${key} `;

/** What is remembered of tickets that came out, or will, with those of one order. */
export function withTickets(
  remembered: readonly string[],
  order: Pick<KitchenOrder, 'key'>,
  printers: readonly string[],
  { changes, reprints, phase }: TicketState,
): string[] {
  const names = printers.map((printer) => nameOf(printer, order.key));
  const others = remembered.filter((one) => !names.some((name) => one.startsWith(name)));
  return [...others, ...names.map((name) => `${name}${changes} ${reprints} ${phase}`)];
}

const phases = ['none', 'later', 'now', 'cancelled'] as const;

/** The last ticket of each order at each printer that is remembered: by order key, then by printer. */
export function ticketsIn(remembered: readonly string[]): Map<string, Map<string, TicketState>> {
  const found = new Map<string, Map<string, TicketState>>();
  for (const one of remembered) {
    const [, printer, key, changes, reprints, last] =
      /^at (\S+) (\S+) (\d+) (\d+) (\w+)$/.exec(one) ?? [];
    const phase = phases.find((known) => known === last);
    if (!printer || !key || !phase) continue;
    const ofOrder = found.get(key) ?? new Map<string, TicketState>();
    ofOrder.set(printer, { changes: Number(changes), reprints: Number(reprints), phase });
    found.set(key, ofOrder);
  }
  return found;
}

const inKitchen: readonly KitchenOrder['status'][] = [
  'confirmed',
  'preparing',
  'ready',
  'out_for_delivery',
];

const texts = printingMessages.headed;

/** What stands over the ticket that a printer owes, as its last one says something else; null where it owes none. */
export function headOfNext(
  last: TicketState,
  order: KitchenOrder,
  now: TicketState,
): string | null {
  if (last.phase === 'none' && now.changes === last.changes) return null;
  if (now.phase === 'cancelled')
    return ['none', 'cancelled'].includes(last.phase) ? null : texts.cancelled;
  if (now.reprints > last.reprints) return printingMessages.again;
  if (!inKitchen.includes(order.status)) return null;
  if (now.changes > last.changes) {
    return texts.changed(timeText(Date.parse(order.changes?.at(-1)?.at ?? order.createdAt)));
  }
  // It was cancelled, and that was undone.
  if (last.phase === 'cancelled') return printingMessages.again;
  return last.phase === 'later' && now.phase === 'now' ? texts.now : null;
}
