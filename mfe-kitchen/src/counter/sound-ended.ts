import { messages } from '../messages';
import { nobody } from './waiting';
import type { AlarmWorld } from './alarm';

const texts = messages.alarm;

/** Tells that somebody was signed out in the middle of a shift, as loudly as that the connection is lost. The answer ends it. */
export function soundEnded({ sound, notices, tab }: Omit<AlarmWorld, 'state'>): () => void {
  sound.play('lost');
  tab.setTitle(texts.endedTitle);
  if (tab.isHidden()) notices.show(texts.ended, texts.lostHint);
  return () => {
    sound.play('silence');
    tab.setTitle(texts.title(nobody, false));
  };
}
