import type { Clock } from '@burger/shared/platform/device';
import { createStore, type ReadStore } from '@burger/shared/platform/use-store';
import { clockBeside } from './device';

export type Alarm = 'silence' | 'news' | 'lost' | 'both';

export type Sound = Omit<ReturnType<typeof audioOutput>, 'after'>;

/** A tone of a pattern; times in ms from the start of the pattern. */
interface Tone {
  hz: number;
  at: number;
  ms: number;
}

interface Pattern {
  tones: readonly Tone[];
  every: number;
}

// New order: two bright tones, twice, like an urgent doorbell.
const bell: Tone[] = [
  { hz: 880, at: 0, ms: 180 },
  { hz: 1175, at: 200, ms: 260 },
  { hz: 880, at: 560, ms: 180 },
  { hz: 1175, at: 760, ms: 260 },
];

// Lost connection: three falling low tones, unlike any kitchen noise.
const falling: Tone[] = [
  { hz: 494, at: 0, ms: 300 },
  { hz: 392, at: 320, ms: 300 },
  { hz: 294, at: 640, ms: 520 },
];

// Changed order: two bright tones, played once, because nobody has to react.
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
// Fade in and out, because abrupt tones click.
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

/**
 * Plays alarms with WebAudio. Browsers only allow sound from an AudioContext that was created in a press
 * handler.
 */
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
    /** Calls `run` by the audio clock, which also runs in hidden tabs; never before unlock(). */
    after,
    /** Whether sound can be heard, as far as known: browsers may suspend and resume it. */
    audible: audible as ReadStore<boolean>,
    /**
     * Must be called in a press handler, because browsers block sound before one. Returns whether sound can
     * be heard.
     */
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
    /** Plays the chime for a change, unless an alarm is already playing. */
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
