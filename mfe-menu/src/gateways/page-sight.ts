import type { PageSight } from '../ports';

const isVisible = () => document.visibilityState === 'visible';

export const pageSight: PageSight = {
  isVisible,
  onVisible(run) {
    const changed = () => isVisible() && run();
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
};
