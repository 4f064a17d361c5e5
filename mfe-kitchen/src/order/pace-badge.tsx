import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { CircleCheck, Siren, Timer, type LucideIcon } from 'lucide-react';
import { messages } from '../messages';
import type { Age, Pace } from './ageing';

interface Look {
  Icon: LucideIcon;
  back: string;
  ink: string;
  edge: string;
}

/** How a pace looks: calm while all is well, loud when it is not. */
export const paceLooks: Record<Pace, Look> = {
  'on-time': { Icon: CircleCheck, back: color.leafWash, ink: color.leaf, edge: color.leaf },
  hurry: { Icon: Timer, back: color.amber, ink: color.onAmber, edge: color.amber },
  late: { Icon: Siren, back: color.flame, ink: color.onFlame, edge: color.flame },
};

const Badge = styled.span<{ $look: Look }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  padding: 0 ${space(0.75)};
  border-radius: ${radius.pill};
  background: ${({ $look }) => $look.back};
  color: ${({ $look }) => $look.ink};
  font-size: ${size.sm};
  font-weight: 750;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const texts = messages.card;

/** How an order stands against its promise: by colour, sign and words. */
export function PaceBadge({ age }: { age: Age }) {
  const look = paceLooks[age.pace];
  const over = Math.max(1, -age.left);
  return (
    <Badge $look={look} data-pace={age.pace}>
      <look.Icon aria-hidden size={16} />
      {texts.pace[age.pace]}
      {age.pace === 'late' && ` · ${texts.lateBy(over)}`}
    </Badge>
  );
}
