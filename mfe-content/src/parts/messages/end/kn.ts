import type { endMessages } from './en';

export const texts = {
  title: 'ಹಸಿವಾಯಿತೇ?',
  menu: 'ಮೆನು ನೋಡಿ',
} satisfies typeof endMessages;
