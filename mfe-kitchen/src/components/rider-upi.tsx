import type { RiderOrder } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { qrCode, QrPicture } from '@burger/shared/qr';
import { upiLink } from '@burger/shared/upi';
import { Stack } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages';

const texts = messages.rider;

/** A code that the customer at the door scans. Nothing tells us whether that went through: the rider says so. */
export function RiderUpi({ order }: { order: RiderOrder }) {
  const { upi, total, orderId } = order;
  const [squares, setSquares] = useState<boolean[][] | null>(null);
  const link = upi && upiLink(upi, total, orderId);
  useEffect(() => {
    if (!link) return;
    let isCurrent = true;
    qrCode(link).then(
      (drawn) => isCurrent && setSquares(drawn),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [link]);
  if (!link) return null;
  return (
    <Stack as="section">
      <p>{texts.upi}</p>
      {squares && <QrPicture squares={squares} label={texts.upiCode(formatMoney(total))} />}
    </Stack>
  );
}
