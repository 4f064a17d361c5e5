import type { Page } from '@playwright/test';

/** Records a page's audio output. Call it before opening the page. */
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
    const loudnessAt = (meter: AnalyserNode) => {
      const wave = new Float32Array(meter.fftSize);
      meter.getFloatTimeDomainData(wave);
      return wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    };
    const loudness = () => Math.max(0, ...[...meters.values()].map(loudnessAt));
    Object.assign(globalThis, { loudness });
  });
}

/** Resolves to the time (ms since 1970) at which sound is heard. */
export async function alarmAt(page: Page, timeout: number): Promise<number> {
  const received = await page.waitForFunction(
    () => {
      const { loudness } = globalThis as unknown as { loudness: () => number };
      return loudness() > 0.05 && Date.now();
    },
    undefined,
    { polling: 50, timeout },
  );
  return Number(await received.jsonValue());
}

/** Resolves after two seconds of silence. */
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
