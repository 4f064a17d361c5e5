import type { ShopBus } from '@burger/shared/bus';

/**
 * Ends a session that the server takes for nobody's, and calls back once it has: who still counts as signed in is asked
 * for nothing.
 */
export function endSession(bus: ShopBus, ended: () => void): void {
  bus.emit('session/sign-out-requested', { ended: true });
  let isOver = false;
  const heard = bus.on('session/changed').subscribe(({ status }) => {
    if (isOver || status !== 'signed-out') return;
    isOver = true;
    // The last word on it comes while we subscribe.
    void Promise.resolve().then(() => heard.unsubscribe());
    ended();
  });
}
