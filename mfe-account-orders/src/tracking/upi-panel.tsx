import { formatMoney } from '@burger/shared/pricing';
import { QrPicture } from '@burger/shared/ui/qr-picture';
import { styled } from '@burger/shared/styled';
import { buttonStyle, type ButtonStyle } from '@burger/shared/ui';
import { color, radius, size, space } from '@burger/shared/theme';
import { upiLink, type UpiPayee } from '@burger/shared/pricing/upi-link';
import { type SyntheticEvent, useState } from 'react';
import { followMessages as texts } from './messages/en';

const Box = styled.details`
  padding: 0 ${space(2)};
  border-radius: ${radius.field};
  background: ${color.sunken};
  summary {
    padding-block: ${space(1.5)};
    font-weight: 650;
    cursor: pointer;
  }
`;

const Inside = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1.5)};
  padding-block: ${space(0.5)} ${space(2)};
  text-align: center;
  p {
    color: ${color.inkSoft};
    font-size: ${size.sm};
    overflow-wrap: anywhere;
  }
`;

// Hidden for mouse users, whose devices have no UPI app.
const AppLink = styled.a<ButtonStyle>`
  ${buttonStyle}
  @media (pointer: fine) {
    display: none;
  }
`;

interface UpiPanelProps {
  payee: UpiPayee;
  /** Paise. */
  total: number;
  orderId: string;
  isPickup: boolean;
  /** Whether the payment is due, so that the panel starts open. */
  isDue: boolean;
}

/**
 * Payment by UPI on delivery or pickup. The restaurant is not notified of the payment, so the panel never
 * confirms it.
 */
export function UpiPanel({ payee, total, orderId, isPickup, isDue }: UpiPanelProps) {
  const [open, setOpen] = useState(isDue);
  const link = upiLink(payee, total, orderId);
  const amount = formatMoney(total);

  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setOpen(currentTarget.open);
  return (
    <Box open={open} onToggle={toggle}>
      <summary>{texts.upi.title(amount)}</summary>
      {open && (
        <Inside>
          <p>{isPickup ? texts.upi.pickup : texts.upi.text}</p>
          <QrPicture text={link} label={texts.upi.qr(payee.name, amount)} />
          <p>{texts.upi.to(payee.address)}</p>
          <AppLink href={link}>{texts.upi.open}</AppLink>
        </Inside>
      )}
    </Box>
  );
}
