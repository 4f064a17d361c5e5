import type { Track } from '@burger/shared/contracts';
import { renderPage } from '@burger/shared/testing';
import { act } from '@testing-library/react';
import { answerTrack, aTrack, iso, placedAt, trackingKey } from '../testing/a-track';
import { lazyOrderChanged, lazyPayment } from './lazy-payment';
import { TrackPage } from './track-page';

/** Fields of the tracking answer that this page does not show: the fragment with the actions reads `cancelUntil`. */
type NotDisplayed = 'revision' | 'slot' | 'cancelUntil';

/** Two orders that differ in one field only. A new field is a type error until it has a row. */
const differing: Record<
  Exclude<keyof Track, NotDisplayed>,
  readonly [Partial<Track>, Partial<Track>]
> = {
  now: [{}, { now: iso(120) }],
  orderId: [{}, { orderId: 'BK482130771' }],
  kind: [{}, { kind: 'pickup' }],
  status: [{}, { status: 'confirmed' }],
  history: [
    { status: 'delivered', history: [{ status: 'delivered', at: iso(40) }] },
    { status: 'delivered', history: [{ status: 'delivered', at: iso(41) }] },
  ],
  createdAt: [{}, { createdAt: '' }],
  promise: [{}, { promise: null }],
  addedMinutes: [{}, { addedMinutes: 10 }],
  unconfirmed: [{}, { unconfirmed: true }],
  reason: [{ status: 'cancelled' }, { status: 'cancelled', reason: 'too-busy' }],
  payment: [{}, { payment: { state: 'pending', until: iso(10), refund: null } }],
  taken: [{}, { taken: { total: 24_076 } }],
  changed: [{}, { changed: { at: iso(5), was: 24_076, total: 31_000, lines: [], collect: 0 } }],
};

async function textOf(changes: Partial<Track>): Promise<string | null> {
  answerTrack(aTrack(changes));
  const { container, unmount } = renderPage(<TrackPage />, `/track#${trackingKey}`);
  await act(() => jest.advanceTimersByTimeAsync(0));
  const { textContent } = container;
  unmount();
  return textContent;
}

beforeEach(() => void jest.useFakeTimers({ now: placedAt }));
beforeAll(() => Promise.all([lazyOrderChanged.load(), lazyPayment.load()]));

test.each(Object.entries(differing))(
  'the tracking page shows another text if only %s of the order differs',
  async (_field, [one, other]) => {
    const text = await textOf(one);
    expect(await textOf(other)).not.toBe(text);
    // The code that loads on use has no part in the difference.
    expect(await textOf(one)).toBe(text);
  },
);
