import type { Track } from '@burger/shared/track';

const { fetch: before } = globalThis;

/** The server tells of an order, to all who ask until the test is over. */
export function answerTrack(track: Track): void {
  const answer = { status: 200, ok: true, json: () => Promise.resolve(track) };
  globalThis.fetch = (() => Promise.resolve(answer)) as unknown as typeof fetch;
}

afterEach(() => {
  globalThis.fetch = before;
});
