import { WifiOff } from 'lucide-react';
import { messages } from '../messages';
import { AlarmBanner } from './alarm-banner';
import { timeWords } from './clock-words';

const texts = messages.lost;

/** A dead tablet looks like a quiet evening: so it says what it is. */
export const LostBanner = ({ heardAt }: { heardAt: number | null }) => (
  <AlarmBanner icon={WifiOff} title={texts.title}>
    {heardAt === null ? texts.never : texts.since(timeWords(heardAt))} {texts.help}
  </AlarmBanner>
);
