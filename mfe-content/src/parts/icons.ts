import type { IconName } from '@burger/shared/icon-names';
import { Bike, Flame, Heart, Leaf, Sparkles, Wallet, type LucideIcon } from 'lucide-react';

/** The icons that a reason or a strength can stand under. */
export const icons: Record<IconName, LucideIcon> = {
  flame: Flame,
  leaf: Leaf,
  bike: Bike,
  wallet: Wallet,
  sparkles: Sparkles,
  heart: Heart,
};
