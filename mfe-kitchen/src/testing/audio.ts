/** Fakes a silent AudioContext that records which tones reach its output. */
export function recordingAudio(state: 'running' | 'suspended' = 'running') {
  /** The scheduled tones; times in seconds of the context's clock. */
  const tones: { hz: number; start: number; stop: number; isWired: boolean }[] = [];
  const context = {
    state: 'suspended' as string,
    destination: {},
    onstatechange: null as null | (() => void),
    get currentTime() {
      return Date.now() / 1000;
    },
    resume: async () => {
      context.state = state;
    },
    createGain: () => {
      const ramp = () => undefined;
      const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp };
      return { gain, connect: (to: unknown) => to };
    },
    createConstantSource: () => ({
      offset: { value: 1 },
      onended: null,
      connect: () => undefined,
      start: () => undefined,
      stop: () => undefined,
    }),
    createOscillator: () => {
      const tone = { hz: 0, start: NaN, stop: NaN, isWired: false };
      return {
        type: 'sine',
        frequency: {
          set value(hz: number) {
            tone.hz = hz;
          },
        },
        connect: (to: { connect: unknown }) => ((tone.isWired = true), to),
        disconnect: () => (tone.isWired = false),
        start: (at: number) => tones.push(Object.assign(tone, { start: at })),
        stop: (at: number) => (tone.stop = at),
      };
    },
  };
  return { tones, context, make: () => context as unknown as AudioContext };
}
