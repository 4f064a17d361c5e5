import { lazyModule } from '@burger/shared/ui';

export const lazyPush = lazyModule(() => import(/* webpackChunkName: "push" */ './push.lazy'));

export interface OrderChannelsProps {
  trackingKey: string;
  /** Whether the order is delivered or cancelled. Consent to WhatsApp can then still be withdrawn. */
  isOver: boolean;
}

/** Asks to tell the customer about an order by push or WhatsApp, once its code has loaded. */
export function NotifyButton(props: OrderChannelsProps) {
  const { code } = lazyPush.useCode(true);
  return code && <code.OrderChannels {...props} />;
}
