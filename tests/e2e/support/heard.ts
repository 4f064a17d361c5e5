import type { Page } from '@playwright/test';

/** Lets what a page sends to its loudspeaker also be measured; before the page is opened. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const meters = new Map<BaseAudioContext, AnalyserNode>();
    const meterOf = (context: BaseAudioContext) => {
      const meter =
        meters.get(context) ??
        new AnalyserNode(context, { fftSize: 32_768, smoothingTimeConstant: 0 });
      meters.set(context, meter);
      return meter;
    };
    type Connect = (this: AudioNode, to: AudioNode, ...rest: number[]) => AudioNode;
    const connect = AudioNode.prototype.connect as unknown as Connect;
    const both: Connect = function (to, ...rest) {
      if (to === this.context.destination) connect.call(this, meterOf(this.context));
      return connect.call(this, to, ...rest);
    };
    Object.assign(AudioNode.prototype, { connect: both });
    const waveAt = (meter: AnalyserNode) => {
      const wave = new Float32Array(meter.fftSize);
      meter.getFloatTimeDomainData(wave);
      return wave;
    };
    const loudest = (wave: Float32Array) =>
      wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const loudnessAt = (meter: AnalyserNode) => loudest(waveAt(meter));
    // What has only just begun, or is all but over, has no pitch yet.
    const soundsAt = (meter: AnalyserNode) =>
      loudest(waveAt(meter).subarray(meter.fftSize / 4, (meter.fftSize * 3) / 4)) > 0.05;
    const pitchAt = (meter: AnalyserNode) => {
      const bins = new Float32Array(meter.frequencyBinCount);
      meter.getFloatFrequencyData(bins);
      const highest = bins.indexOf(Math.max(...bins));
      return Math.round((highest * meter.context.sampleRate) / meter.fftSize);
    };
    const most = (figures: number[]) => Math.max(0, ...figures);
    const loudness = () => most([...meters.values()].map(loudnessAt));
    // Nothing has no pitch.
    const pitch = () => most([...meters.values()].filter(soundsAt).map(pitchAt));
    Object.assign(globalThis, { loudness, pitch });
  });
}

/** Resolves, with the time, once something is heard. */
export async function heardAt(page: Page, timeout: number): Promise<number> {
  const heard = await page.waitForFunction(
    () => {
      const { loudness } = globalThis as unknown as { loudness: () => number };
      return loudness() > 0.05 && Date.now();
    },
    undefined,
    { polling: 50, timeout },
  );
  return Number(await heard.jsonValue());
}

/** Resolves once nothing has been heard for two seconds. */
export async function silent(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { loudness } = globalThis as unknown as { loudness: () => number };
      const memory = globalThis as unknown as { lastHeard?: number };
      if (loudness() > 0.05 || memory.lastHeard === undefined) memory.lastHeard = Date.now();
      return Date.now() - memory.lastHeard > 2000;
    },
    undefined,
    { polling: 100 },
  );
}

/** The pitches (Hz) that are heard during the longest of the patterns, low to high. */
export async function pitches(page: Page): Promise<number[]> {
  const heard = await page.waitForFunction(
    () => {
      const { pitch } = globalThis as unknown as { pitch: () => number };
      const memory = globalThis as unknown as { hearing?: { since: number; found: Set<number> } };
      const hearing = (memory.hearing ??= { since: Date.now(), found: new Set() });
      const now = pitch();
      if (now > 0) hearing.found.add(now);
      if (Date.now() - hearing.since < 4200) return null;
      delete memory.hearing;
      return [...hearing.found].sort((one, other) => one - other);
    },
    undefined,
    { polling: 50 },
  );
  return (await heard.jsonValue()) ?? [];
}
