import { styled } from '@burger/shared/styled';
import { Card, color, from, radius, size, space } from '@burger/shared/ui';
import { Bike, Flame, Heart, Leaf, Sparkles, Wallet, type LucideIcon } from 'lucide-react';

const icons = {
  flame: Flame,
  leaf: Leaf,
  bike: Bike,
  wallet: Wallet,
  sparkles: Sparkles,
  heart: Heart,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

/** Cards beside each other in threes, below each other on phones. */
export const CardRow = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(3)};
  }
`;

const Box = styled(Card)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(0.5)} ${space(2)};
  height: 100%;
  align-content: start;
  ${from.tablet} {
    grid-template-columns: 1fr;
    gap: ${space(1.5)};
  }
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  grid-row: span 2;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.pill};
  background: ${color.amberWash};
  color: ${color.flameInk};
  ${from.tablet} {
    grid-row: auto;
  }
`;

const Title = styled.h3`
  font-size: ${size.xl};
`;

const Text = styled.p`
  color: ${color.inkSoft};
`;

/** One strength of the restaurant, in a list of them. */
export function IconCard({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  const Icon = icons[icon];
  return (
    <li>
      <Box>
        <Badge>
          <Icon aria-hidden size={24} />
        </Badge>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </Box>
    </li>
  );
}
