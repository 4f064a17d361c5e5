import type { KeptAtCheckout } from './checkout-ports';
import type { Wanted } from './wanted-time';

type KeptWish = Pick<KeptAtCheckout, 'orderKind' | 'slot'>;

/** How and when orders were wanted last. */
export const keptWish = ({ orderKind, slot }: KeptWish): Wanted => ({
  kind: orderKind.read() === 'pickup' ? 'pickup' : 'delivery',
  slot: slot.read(),
});

/** Keeps how and when the order is wanted. */
export function keepWish(kept: KeptWish, { kind, slot }: Wanted): void {
  if (kind === 'pickup') kept.orderKind.write(kind);
  else kept.orderKind.remove();
  if (slot) kept.slot.write(slot);
  else kept.slot.remove();
}
