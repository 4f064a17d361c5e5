import { formatMoney } from '@burger/shared/pricing';
import { QrPicture } from '@burger/shared/qr';
import { styled } from '@burger/shared/styled';
import { upiLink, type UpiPayee } from '@burger/shared/upi';
import { buttonLook, color, radius, size, space, type ButtonLook } from '@burger/shared/ui';
import { useState, type SyntheticEvent } from 'react';
import { followMessages } from './messages';

const words = followMessages.upi;

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

// Where there is no finger there is no UPI app to open either.
const AppLink = styled.a<ButtonLook>`
  ${buttonLook}
  @media (pointer: fine) {
    display: none;
  }
`;

export interface UpiPanelProps {
  payee: UpiPayee;
  /** Paise. */
  total: number;
  orderId: string;
  isPickup: boolean;
  /** Whether it is time to pay: then it stands open. */
  isDue: boolean;
}

/** The way to pay by UPI at the door. Whether that went through nobody tells us, so it never says so. */
export function UpiPanel({ payee, total, orderId, isPickup, isDue }: UpiPanelProps) {
  const [open, setOpen] = useState(isDue);
  const link = upiLink(payee, total, orderId);
  const amount = formatMoney(total);

  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
    setOpen(currentTarget.open);
  return (
    <Box open={open} onToggle={toggle}>
      <summary>{words.title(amount)}</summary>
      {open && (
        <Inside>
          <p>{isPickup ? words.pickup : words.text}</p>
          <QrPicture text={link} label={words.qr(payee.name, amount)} />
          <p>{words.to(payee.address)}</p>
          <AppLink href={link}>{words.open}</AppLink>
        </Inside>
      )}
    </Box>
  );
}
