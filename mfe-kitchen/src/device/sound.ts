import type { Clock } from '@burger/shared/device';
import { createStore, type ReadStore } from '@burger/shared/store';
import { clockBeside } from './device';

export type Alarm = 'silence' | 'news' | 'lost' | 'both';

export type Sound = Omit<ReturnType<typeof audioOutput>, 'after'>;

/** Times in ms from the start of the pattern. */
interface Tone {
  hz: number;
  at: number;
  ms: number;
}

interface Pattern {
  tones: readonly Tone[];
  /** When it begins again. */
  every: number;
}

// Two bright tones, twice: like a door bell that is in a hurry.
const bell: Tone[] = [
  { hz: 880, at: 0, ms: 180 },
  { hz: 1175, at: 200, ms: 260 },
  { hz: 880, at: 560, ms: 180 },
  { hz: 1175, at: 760, ms: 260 },
];

// Three low tones that fall: nothing in a kitchen sounds like it.
const falling: Tone[] = [
  { hz: 494, at: 0, ms: 300 },
  { hz: 392, at: 320, ms: 300 },
  { hz: 294, at: 640, ms: 520 },
];

// One bright tone twice, once: somebody is to look, and nobody has to answer.
const chime: Tone[] = [
  { hz: 1319, at: 0, ms: 220 },
  { hz: 1047, at: 260, ms: 420 },
];

const shifted = (tones: readonly Tone[], ms: number) =>
  tones.map((tone) => ({ ...tone, at: tone.at + ms }));

export const patterns: Record<Alarm, Pattern | null> = {
  silence: null,
  news: { tones: bell, every: 2000 },
  lost: { tones: falling, every: 4000 },
  both: { tones: [...bell, ...shifted(falling, 1800)], every: 4000 },
};

const loudness = 0.5;
// A tone that starts or ends at once clicks.
const fadeS = 0.015;

function sound(context: AudioContext, { tones }: Pick<Pattern, 'tones'>): OscillatorNode[] {
  return tones.map(({ hz, at, ms }) => {
    const start = context.currentTime + at / 1000;
    const end = start + ms / 1000;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + fadeS);
    volume.gain.setValueAtTime(loudness, end - fadeS);
    volume.gain.linearRampToValueAtTime(0, end);
    const oscillator = context.createOscillator();
    oscillator.type = 'triangle';
    oscillator.frequency.value = hz;
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(end);
    return oscillator;
  });
}

/** Alarms by WebAudio, without any file. The context is made in the press that unlocks it. */
export function audioOutput(make = (): AudioContext => new AudioContext()) {
  let context: AudioContext | null = null;
  let playing: Alarm = 'silence';
  let ringing: OscillatorNode[] = [];
  let cancel: () => void = () => undefined;
  const audible = createStore(true);

  const after: Clock['after'] = (ms, run) => {
    if (context?.state !== 'running') return () => undefined;
    const silent = context.createConstantSource();
    silent.offset.value = 0;
    silent.connect(context.destination);
    silent.onended = run;
    silent.start();
    silent.stop(context.currentTime + ms / 1000);
    return () => (silent.onended = null);
  };

  function ring(pattern: Pattern): void {
    if (context) ringing = sound(context, pattern);
    cancel = clockBeside(after).after(pattern.every, () => ring(pattern));
  }

  return {
    /** Calls back by the clock of the audio hardware, which goes on in hidden tabs; never before the sound is unlocked. */
    after,
    /** Whether the page is heard, as far as is known: browsers silence it, and let it sound again. */
    audible: audible as ReadStore<boolean>,
    /** From inside a press: browsers play nothing before. Tells whether sound comes out. */
    async unlock() {
      try {
        if (!context) {
          const made = make();
          made.onstatechange = () => audible.set(made.state === 'running');
          context = made;
        }
        await context.resume();
        audible.set(context.state === 'running');
      } catch {
        audible.set(false);
      }
      return audible.get();
    },
    /** Sounds once that something was changed; who rings already is heard. */
    once() {
      if (context && playing === 'silence') sound(context, { tones: chime });
    },
    play(alarm: Alarm) {
      if (alarm === playing) return;
      playing = alarm;
      cancel();
      for (const oscillator of ringing.splice(0)) oscillator.disconnect();
      const pattern = patterns[alarm];
      if (pattern) ring(pattern);
    },
  };
}
