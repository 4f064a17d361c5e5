import { lazyModule } from '@burger/shared/ui';

export const lazyPush = lazyModule(() => import(/* webpackChunkName: "push" */ './push.lazy'));

/** Asks to tell the customer about an order by push or WhatsApp, once its code has loaded. */
export function NotifyButton(props: { trackingKey: string; isOver: boolean }) {
  const { code } = lazyPush.useCode(true);
  return code && <code.OrderChannels {...props} />;
}
