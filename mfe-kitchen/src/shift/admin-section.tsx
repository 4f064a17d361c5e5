import { lazyModule } from '@burger/shared/ui';
import { messages } from '../messages';
import { LoadingOrFailed } from '../parts/answers';
import type { Section } from './top-bar';

/** What stands beside the board, and is not needed to begin the work. */
export const admin = lazyModule(() => import(/* webpackChunkName: "office" */ '../admin.late'));

interface AdminSectionProps {
  section: Exclude<Section, 'orders'>;
  now: number;
}

/** What stands beside the board: the shop of today, the day, the menu, and how the site does. */
export function AdminSection({ section, now }: AdminSectionProps) {
  const { code, failed, retry } = admin.useCode(true);
  if (!code) {
    const phase = failed ? 'failed' : 'loading';
    return <LoadingOrFailed phase={phase} texts={messages.admin} onAgain={retry} />;
  }
  switch (section) {
    case 'shop':
      return <code.ShopPanel now={now} />;
    case 'today':
      return <code.TodayPanel now={now} />;
    case 'menu':
      return <code.MenuPanel />;
    case 'health':
      return <code.HealthPanel />;
  }
}
