import type { KitchenOrder } from '@burger/shared/kitchen';
import { messages } from '../messages';
import type { Board } from '../model/board';
import { HealthPanel } from './health-panel';
import { MenuPanel } from './menu-panel';
import { ShopPanel } from './shop-panel';
import { TodayPanel } from './today-panel';
import type { Section } from './top-bar';

export interface SectionViewProps {
  section: Exclude<Section, 'orders'>;
  board: Board | null;
  now: number;
  onOpen: (order: KitchenOrder) => void;
}

/** What stands beside the board: the shop of today, the day, the menu, and how the site does. */
export function SectionView({ section, board, now, onOpen }: SectionViewProps) {
  switch (section) {
    case 'today':
      return <TodayPanel now={now} onOpen={onOpen} />;
    case 'menu':
      return <MenuPanel />;
    case 'health':
      return <HealthPanel />;
    case 'shop':
      if (!board) return <p role="status">{messages.loading}</p>;
      return <ShopPanel today={board.today} now={now} />;
  }
}
