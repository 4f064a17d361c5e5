import type { Tab } from '../ports';

export const browserTab: Tab = {
  isHidden: () => document.visibilityState === 'hidden',
  setTitle: (title) => {
    if (document.title !== title) document.title = title;
  },
  onReturn(back) {
    const whenSeen = () => {
      if (document.visibilityState === 'visible') back();
    };
    document.addEventListener('visibilitychange', whenSeen);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', whenSeen);
      window.removeEventListener('online', back);
    };
  },
};
