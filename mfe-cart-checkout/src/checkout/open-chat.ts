import type { CheckoutServices } from './checkout-ports';

/** Opens the chat about the order that was placed; where the browser does not, the order says so. */
export function openChat({ openWindow, placed }: CheckoutServices, link: string): void {
  const order = placed.get();
  if (!openWindow(link) && order) placed.set({ ...order, chatBlocked: true });
}
