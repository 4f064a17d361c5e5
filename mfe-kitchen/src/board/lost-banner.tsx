import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { AlarmBanner } from '../parts/alarm-banner';
import { timeWords } from '../parts/text';

const texts = messages.lost;

/** A dead tablet looks like a quiet evening: so it says what it is, and which presses wait until it is over. */
export const LostBanner = ({
  heardAt,
  children,
}: {
  heardAt: number | null;
  children: ReactNode;
}) => (
  <AlarmBanner icon={WifiOff} title={texts.title}>
    {heardAt === null ? texts.never : texts.since(timeWords(heardAt))}
    {children} {texts.help}
  </AlarmBanner>
);
