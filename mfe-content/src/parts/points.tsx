import type { IconName } from '@burger/shared/restaurant/files';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';
import { Bike, Flame, Heart, Leaf, type LucideIcon, Sparkles, Wallet } from 'lucide-react';

const icons: Record<IconName, LucideIcon> = {
  flame: Flame,
  leaf: Leaf,
  bike: Bike,
  wallet: Wallet,
  sparkles: Sparkles,
  heart: Heart,
};

const Box = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(0.5)} ${space(2)};
  align-content: start;
  h3 {
    font-size: ${size.xl};
  }
  svg {
    box-sizing: content-box;
    grid-row: span 2;
    padding: ${space(1.5)};
    border-radius: ${radius.pill};
    background: ${color.amber};
    color: ${color.onAmber};
  }
`;

export const Points = ({
  of,
}: {
  of: Readonly<Partial<Record<IconName, { title: string; text: string }>>>;
}) =>
  Object.entries(of).map(([icon, { title, text }]) => {
    const Icon = icons[icon as IconName];
    return (
      <Box key={title}>
        <Icon aria-hidden size={24} />
        <h3>{title}</h3>
        <p>{text}</p>
      </Box>
    );
  });
