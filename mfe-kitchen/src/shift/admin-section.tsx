import type { KitchenOrder } from '@burger/shared/kitchen';
import { messages } from '../messages';
import type { Board } from '../counter/board';
import { office } from './late-office';
import { LoadingOrFailed } from '../parts/answers';
import type { Section } from './top-bar';

export interface SectionViewProps {
  section: Exclude<Section, 'orders'>;
  board: Board | null;
  now: number;
  /** What was changed in the dialog of an order last. */
  changed?: KitchenOrder | null;
  onOpen: (order: KitchenOrder) => void;
}

/** What stands beside the board: the shop of today, the day, the menu, and how the site does. */
export function SectionView({ section, board, now, changed = null, onOpen }: SectionViewProps) {
  const { code, failed, retry } = office.useCode(true);
  if (!code) {
    const phase = failed ? 'failed' : 'loading';
    return <LoadingOrFailed phase={phase} {...messages.office} onAgain={retry} />;
  }
  switch (section) {
    case 'shop':
      if (!board) return <p role="status">{messages.loading}</p>;
      return <code.ShopPanel today={board.today} orders={board.orders} now={now} />;
    case 'today':
      return <code.TodayPanel now={now} changed={changed} onOpen={onOpen} />;
    case 'menu':
      return <code.MenuPanel />;
    case 'health':
      return <code.HealthPanel />;
  }
}
