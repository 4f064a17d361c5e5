import { aBus, renderPage } from '@burger/shared/testing';
import { dropTracks, storeTrack, storedTracks, type Track } from '@burger/shared/track';
import { act, screen } from '@testing-library/react';
import { answerTrack, aTrack, iso, placedAt, trackingKey } from '../testing/a-track';
import { OrderStrip } from './order-strip.late';

beforeEach(() => {
  jest.useFakeTimers({ now: placedAt });
  dropTracks();
});

async function setUp(changes: Partial<Track> = {}) {
  const bus = aBus();
  storeTrack(trackingKey);
  answerTrack(aTrack({ status: 'out_for_delivery', ...changes }));
  const { container } = renderPage(<OrderStrip bus={bus} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return { bus, container };
}

const track = [/^See your order$/, `/track#${trackingKey}`] as const;
const phone = 'tel:+919000000010';

test.each<[string, number, Partial<Track>, string | RegExp, RegExp, string]>([
  ['on its way', 0, {}, 'Arrives 1:45–2:00 PM · Our rider is on the way', ...track],
  [
    'that nobody confirmed',
    0,
    { status: 'placed', unconfirmed: true },
    'Arrives 1:45–2:00 PM · Waiting for the kitchen to confirm',
    /^Not confirmed yet/,
    phone,
  ],
  [
    'that is late',
    61,
    {},
    'Planned for 1:45–2:00 PM · Our rider is on the way',
    /^Not there yet\? Call us/,
    phone,
  ],
  [
    'that is late and was never confirmed',
    61,
    { status: 'placed', unconfirmed: true },
    'Planned for 1:45–2:00 PM · Waiting for the kitchen to confirm',
    /^Not confirmed yet/,
    phone,
  ],
  ['that nobody can still be waiting for', 151, {}, /^Our rider is on the way$/, ...track],
])('an order %s, in a line, and where it leads', async (_what, minutes, changes, ...row) => {
  const [said, name, href] = row;
  jest.setSystemTime(placedAt + minutes * 60_000);
  await setUp({ now: iso(minutes), ...changes });
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('what is over is said once more, and kept no longer', async () => {
  await setUp({ status: 'delivered' });
  expect(screen.getByRole('status')).toHaveTextContent(/^Delivered\. Enjoy your meal!$/);
  expect(storedTracks()).toEqual([]);
});

test('it goes with who signs out', async () => {
  const { bus, container } = await setUp();
  act(() => bus.emit('session/changed', { status: 'signed-out' }));
  expect(container).toBeEmptyDOMElement();
});

test.each([-1, 1])('a device whose clock is %d day wrong says no other day', async (days) => {
  jest.setSystemTime(placedAt + days * 24 * 60 * 60_000);
  const { container } = await setUp({ status: 'confirmed' });
  expect(container).toHaveTextContent('Arrives 1:45–2:00 PM ·');
});
