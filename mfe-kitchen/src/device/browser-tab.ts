import { isSeen } from '@burger/shared/device';
import type { Tab } from '../ports';

export const browserTab: Tab = {
  isHidden: () => !isSeen(),
  setTitle: (title) => {
    if (document.title !== title) document.title = title;
  },
};
