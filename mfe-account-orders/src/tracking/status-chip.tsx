import type { OrderKind } from '@burger/shared/contracts';
import { knownStatus, type OrderStatus } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import {
  Bike,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  ClipboardCheck,
  CookingPot,
  PackageCheck,
  ShoppingBag,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { messages } from '../messages';
import { statusWords } from './status-words';

interface StatusLook {
  Icon: LucideIcon;
  wash: string;
  ink: string;
}

const looks: Record<OrderStatus, StatusLook> = {
  placed: { Icon: ClipboardCheck, wash: color.amberWash, ink: color.amberInk },
  confirmed: { Icon: CircleCheck, wash: color.leafWash, ink: color.leaf },
  preparing: { Icon: CookingPot, wash: color.flameWash, ink: color.flameInk },
  ready: { Icon: ShoppingBag, wash: color.night, ink: color.onNight },
  out_for_delivery: { Icon: Bike, wash: color.amber, ink: color.onAmber },
  brought_back: { Icon: Undo2, wash: color.sunken, ink: color.ink },
  delivered: { Icon: PackageCheck, wash: color.leaf, ink: color.page },
  cancelled: { Icon: CircleX, wash: color.sunken, ink: color.inkSoft },
};

const unknown: StatusLook = { Icon: CircleQuestionMark, wash: color.sunken, ink: color.ink };

/** The icon of a status, also used along the way of an order. */
export const statusIcon = (status: OrderStatus): LucideIcon => looks[status].Icon;

const Chip = styled.span<{ $wash: string; $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
  padding: ${space(0.5)} ${space(1.5)};
  border-radius: ${radius.pill};
  background: ${({ $wash }) => $wash};
  color: ${({ $ink }) => $ink};
  font-size: ${size.sm};
  font-weight: 700;
`;

/** Where an order is, told by word, icon and colour. */
export function StatusChip({ status, kind }: { status: string; kind: OrderKind }) {
  const known = knownStatus(status);
  const { Icon, wash, ink } = known ? looks[known] : unknown;
  return (
    <Chip $wash={wash} $ink={ink} data-status={known ?? 'unknown'}>
      <Icon aria-hidden size={18} />
      {statusWords(status, kind) || messages.orders.notAvailable}
    </Chip>
  );
}
