import { createBus } from '@burger/shared/testing/bus';
import { shopEvents, type Session } from '@burger/shared/contracts';
import { renderPage } from '@burger/shared/testing';
import { dropTracks, keepTrack, keptTracks, type Track } from '@burger/shared/track';
import { act, screen } from '@testing-library/react';
import { aTrack, placedAt } from '../testing/a-track';
import { answerTrack } from '../testing/answer-track';
import { OrderStrip } from './order-strip.late';

const key = '0123456789abcdef0123456789abcdef';
beforeEach(() => {
  jest.useFakeTimers({ now: placedAt });
  dropTracks();
});
afterEach(() => {
  jest.useRealTimers();
});

async function setUp(track: Track, session?: Session) {
  const bus = createBus(shopEvents);
  if (session) bus.emit('session/changed', session);
  keepTrack(key);
  answerTrack(track);
  const { container } = renderPage(<OrderStrip bus={bus} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return { bus, container };
}

test('says in a line when the order comes and what happens with it, and leads to it', async () => {
  await setUp(aTrack({ status: 'out_for_delivery' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Arrives 1:45–2:00 PM · Our rider is on the way',
  );
  expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    `/track/${key}`,
  );
});

test('what nobody confirmed has the number to call', async () => {
  await setUp(aTrack({ unconfirmed: true }));
  expect(screen.getByRole('link', { name: /Not confirmed yet/ })).toHaveAttribute(
    'href',
    'tel:+919000000010',
  );
});

test.each<[string, Partial<Track>, string, RegExp]>([
  ['is due', {}, 'Planned for 1:45–2:00 PM · Our rider is on the way', /^Not there yet\? Call us/],
  [
    'and was never confirmed',
    { status: 'placed', unconfirmed: true },
    'Planned for 1:45–2:00 PM · Waiting for the kitchen to confirm',
    /^Not confirmed yet/,
  ],
])('what is late %s has the number to call', async (_what, changes, said, call) => {
  const now = placedAt + 61 * 60_000;
  jest.setSystemTime(now);
  await setUp(aTrack({ now: new Date(now).toISOString(), status: 'out_for_delivery', ...changes }));
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(screen.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+919000000010');
});

test('what nobody can still be waiting for is promised no more', async () => {
  const now = placedAt + 151 * 60_000;
  jest.setSystemTime(now);
  await setUp(aTrack({ now: new Date(now).toISOString(), status: 'out_for_delivery' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Our rider is on the way$/);
  expect(screen.getByRole('link', { name: 'See your order' })).toBeVisible();
});

test('what is over is said once more, and kept no longer', async () => {
  await setUp(aTrack({ status: 'delivered' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Delivered\. Enjoy your meal!$/);
  expect(keptTracks()).toEqual([]);
});

test('it goes with who signs out', async () => {
  const { bus, container } = await setUp(aTrack());
  act(() => bus.emit('session/changed', { status: 'signed-out' }));
  expect(container).toBeEmptyDOMElement();
});

test('a device whose clock is a day wrong says no other day', async () => {
  for (const days of [-1, 1]) {
    jest.setSystemTime(placedAt + days * 24 * 60 * 60_000);
    const { container } = await setUp(aTrack({ status: 'confirmed' }));
    expect(container).toHaveTextContent('Arrives 1:45–2:00 PM ·');
  }
});
