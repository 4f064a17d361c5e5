import type { Track } from '@burger/shared/contracts';

export const trackingKey = '0123456789abcdef0123456789abcdef';

/** 1 PM on a Sunday in the restaurant's time zone. */
export const placedAt = Date.parse('2026-11-22T13:00:00+05:30');
export const iso = (minutes: number): string => new Date(placedAt + minutes * 60_000).toISOString();

/** Creates the track of an order that was just placed, promised for 1:45 to 2:00 PM. */
export const aTrack = (changes: Partial<Track> = {}): Track => ({
  now: iso(0),
  orderId: 'BK482130770',
  kind: 'delivery',
  status: 'placed',
  revision: 1,
  history: [{ status: 'placed', at: iso(0) }],
  createdAt: iso(0),
  slot: null,
  promise: { from: iso(45), to: iso(60) },
  addedMinutes: 0,
  cancelUntil: iso(5),
  unconfirmed: false,
  reason: null,
  ...changes,
});

/** Fakes responses of the tracking API in turn; the last one repeats. Returns the requested URLs. */
export function answerTrack(...answers: (Track | number)[]): string[] {
  const requests: string[] = [];
  globalThis.fetch = ((url: string) => {
    // Without the site's configuration, requests carry no App Check token.
    if (url === '/config.json') return Promise.reject(new Error('offline'));
    // The page asks once whether messages are offered, as soon as the code of their buttons has loaded.
    if (url === '/api/whatsapp') return Promise.reject(new Error('offline'));
    requests.push(url);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(
      typeof answer === 'number'
        ? { status: answer, ok: false }
        : { status: 200, ok: true, json: () => Promise.resolve(answer) },
    );
  }) as unknown as typeof fetch;
  return requests;
}
