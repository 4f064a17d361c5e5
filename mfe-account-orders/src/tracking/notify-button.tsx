import { lazyModule } from '@burger/shared/ui';
import type { OrderChannelsProps } from './push.lazy';

export const lazyPush = lazyModule(() => import(/* webpackChunkName: "push" */ './push.lazy'));

/** Asks to tell the customer about an order by push or WhatsApp, once its code has loaded. */
export function NotifyButton(props: OrderChannelsProps) {
  const { code } = lazyPush.useCode(true);
  return code && <code.OrderChannels {...props} />;
}
