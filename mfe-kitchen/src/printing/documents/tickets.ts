import { timeText } from '@burger/shared/hours';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { printingMessages } from '../messages/en';

/** Used instead of a printer id when the browser prints pages. */
export const asPages = 'pages';

export interface TicketState {
  /** Numbers of the order's changes and requested reprints when the ticket was printed. */
  changes: number;
  reprints: number;
  /** `none`: no ticket was printed, because its station cooks nothing of the order. */
  phase: 'none' | 'later' | 'now' | 'cancelled';
}

export function ticketStateOf(order: KitchenOrder, isLater: boolean): TicketState {
  const { status, changes = [], reprints = 0 } = order;
  const phase = status === 'cancelled' ? 'cancelled' : isLater ? 'later' : 'now';
  return { changes: changes.length, reprints, phase };
}

const nameOf = (printer: string, key: string): string => `at ${printer} ${key} `;

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

/** Returns the state of the last ticket by order key and printer id. */
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

/** Returns the heading of the ticket that a printer has to print next; null if its last one is up to date. */
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
  if (last.phase === 'cancelled') return printingMessages.again;
  return last.phase === 'later' && now.phase === 'now' ? texts.now : null;
}
