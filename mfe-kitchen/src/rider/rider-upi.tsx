import type { RiderOrder } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { QrPicture } from '@burger/shared/qr';
import { upiLink } from '@burger/shared/upi';
import { Stack } from '@burger/shared/ui';
import { riderMessages as texts } from './messages';

/** A code that the customer at the door scans. Nothing tells us whether that went through: the rider says so. */
export function RiderUpi({ order }: { order: RiderOrder }) {
  const { upi, total, orderId } = order;
  if (!upi) return null;
  return (
    <Stack as="section">
      <p>{texts.upi}</p>
      <QrPicture text={upiLink(upi, total, orderId)} label={texts.upiCode(formatMoney(total))} />
    </Stack>
  );
}
