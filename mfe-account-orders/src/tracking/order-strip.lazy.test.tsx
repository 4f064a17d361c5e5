import { aBus, renderPage } from '@burger/shared/testing';
import { dropTracks, storeTrack, storedTracks } from '@burger/shared/order/tracking';
import type { Track } from '@burger/shared/contracts';
import { act, screen } from '@testing-library/react';
import { answerTrack, aTrack, iso, placedAt, trackingKey } from '../testing/a-track';
import { OrderStrip } from './order-strip.lazy';

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

const phone = 'tel:+919000000010';
const track = { name: /^See your order$/, href: `/track#${trackingKey}` };
const late = { name: /^Not there yet\? Call us/, href: phone };
const unconfirmed = { name: /^Not confirmed yet/, href: phone };
const waits = { status: 'placed', unconfirmed: true } as const;

test.each<[string, number, Partial<Track>, RegExp, typeof late]>([
  ['on its way', 0, {}, /^Arrives 1:45–2:00 PM · Our rider is on the way$/, track],
  ['that is unconfirmed', 0, waits, /^Arrives 1:45–2:00 PM · Waiting for the kitchen/, unconfirmed],
  ['that is late', 61, {}, /^Planned for 1:45–2:00 PM · Our rider is on the way$/, late],
  ['late and unconfirmed', 61, waits, /^Planned for 1:45–2:00 PM · Waiting for the/, unconfirmed],
  ['that is far too late', 151, {}, /^Our rider is on the way$/, track],
])(
  'the order strip shows an order %s in one line with its tracking link',
  async (_what, minutes, changes, message, leads) => {
    jest.setSystemTime(placedAt + minutes * 60_000);
    await setUp({ now: iso(minutes), ...changes });
    expect(screen.getByRole('status')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: leads.name })).toHaveAttribute('href', leads.href);
  },
);

test('the order strip shows a finished order once more and deletes its stored track', async () => {
  await setUp({ status: 'delivered' });
  expect(screen.getByRole('status')).toHaveTextContent(/^Delivered\. Enjoy your meal!$/);
  expect(storedTracks()).toEqual([]);
});

test('the order strip disappears at sign-out', async () => {
  const { bus, container } = await setUp();
  act(() => bus.emit('session/changed', { status: 'signed-out' }));
  expect(container).toBeEmptyDOMElement();
});

test.each([-1, 1])(
  'the order strip names the right day on a device whose clock is %d day wrong',
  async (days) => {
    jest.setSystemTime(placedAt + days * 24 * 60 * 60_000);
    const { container } = await setUp({ status: 'confirmed' });
    expect(container).toHaveTextContent('Arrives 1:45–2:00 PM ·');
  },
);
