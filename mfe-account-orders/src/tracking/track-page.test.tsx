import { BrowserRouter } from '@burger/shared/router';
import { renderPage } from '@burger/shared/testing';
import type { Track } from '@burger/shared/track';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { aTrack, placedAt } from '../testing/a-track';
import { TrackPage } from './track-page';

const key = '0123456789abcdef0123456789abcdef';
const at = (minutes: number) => new Date(placedAt + minutes * 60_000).toISOString();

/** Answers of the API, the last one again and again. */
function setUp(...answers: (Track | number)[]) {
  const asked: string[] = [];
  globalThis.fetch = jest.fn((url: string) => {
    // Which site it is: whether it wants requests to be proven is not what these tests are about.
    if (url === '/config.json') return Promise.reject(new Error('offline'));
    asked.push(url);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(
      typeof answer === 'number'
        ? { status: answer, ok: false }
        : { status: 200, ok: true, json: () => Promise.resolve(answer) },
    );
  }) as unknown as typeof fetch;
  renderPage(<TrackPage />, `/track/${key}`);
  return { asked, pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
}

const { fetch: before } = globalThis;
beforeEach(() => {
  jest.useFakeTimers({ now: placedAt });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = before;
});

test('shows how far the order is, and follows it', async () => {
  const { asked, pass } = setUp(
    aTrack(),
    aTrack({ status: 'out_for_delivery', revision: 4, cancelUntil: null }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('Looking up the order');
  await pass(0);
  expect(asked).toEqual([`/api/track/${key}`]);
  expect(screen.getByRole('heading', { name: 'Order BK482130770' })).toBeVisible();
  expect(screen.getByText('Arrives 1:45–2:00 PM')).toBeVisible();
  expect(screen.getByText('Waiting for the kitchen to confirm')).toBeVisible();
  await pass(10_000);
  expect(screen.getByText('Our rider is on the way')).toBeVisible();
});

test('a time that has moved is said with what it was before', async () => {
  const promise = { from: at(65), to: at(80) };
  const { pass } = setUp(aTrack({ status: 'confirmed', promise, addedMinutes: 20 }));
  await pass(0);
  expect(screen.getByText('Arrives 2:05–2:20 PM')).toBeVisible();
  expect(screen.getByText('The time has moved: from 1:45–2:00 PM to 2:05–2:20 PM.')).toBeVisible();
});

test('what was brought back says so, why, and whom to call; it is followed on', async () => {
  const back = aTrack({ status: 'brought_back', reason: 'nobody-opens', cancelUntil: null });
  const { pass } = setUp(back, { ...back, status: 'out_for_delivery' });
  await pass(0);
  expect(screen.getByText('Our rider could not hand it over')).toBeVisible();
  expect(screen.getByText('Nobody opened the door for our rider.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/Please call us: we send it again/);
  expect(screen.queryByText(/Arrives/)).toBeNull();
  await pass(10_000);
  expect(screen.getByText('Our rider is on the way')).toBeVisible();
});

test('a delivery that is ready waits for its rider, and still comes', async () => {
  const { pass } = setUp(aTrack({ status: 'ready', cancelUntil: null }));
  await pass(0);
  expect(screen.getByText('Arrives 1:45–2:00 PM')).toBeVisible();
  expect(screen.getByText('Packed, waiting for our rider')).toBeVisible();
});

test('a link that is none says so in plain words, and is not asked again', async () => {
  const { asked, pass } = setUp(404);
  await pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('There is no order at this link');
  expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('while nobody answers it looks on', async () => {
  const { pass } = setUp(503, aTrack());
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent('Looking up the order');
  await pass(10_000);
  expect(screen.getByText('Arrives 1:45–2:00 PM')).toBeVisible();
});

test('nobody confirmed it: the number to call; nothing can be done by who only has the link', async () => {
  const { pass } = setUp(aTrack({ unconfirmed: true, cancelUntil: null }));
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(/has not confirmed this order yet/);
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  expect(screen.queryByText(/UPI/)).toBeNull();
});

/** An order that has not arrived, half an hour after it was promised at the latest. */
const late = (changes: Partial<Track> = {}) =>
  aTrack({ now: at(90), status: 'out_for_delivery', cancelUntil: null, ...changes });

test('what is late is due, with the number to call', async () => {
  jest.setSystemTime(Date.parse(at(90)));
  const { pass } = setUp(late());
  await pass(0);
  expect(screen.getByText('It should be there any moment')).toBeVisible();
  expect(screen.getByText(/^Planned for 1:45–2:00 PM\. Not there yet\? Call us/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919000000010');
  expect(screen.queryByText(/^Arrives/)).toBeNull();
});

test('without a network it becomes late all the same', async () => {
  const { pass } = setUp(aTrack({ status: 'preparing' }), 503);
  await pass(0);
  expect(screen.getByText('Arrives 1:45–2:00 PM')).toBeVisible();
  await pass(61 * 60_000);
  expect(screen.getByText('It should be there any moment')).toBeVisible();
});

test('cancelled: why, and the number to call', async () => {
  const history = [...aTrack().history, { status: 'cancelled' as const, at: aTrack().now }];
  const { pass } = setUp(aTrack({ status: 'cancelled', history, reason: 'too-busy' }));
  await pass(0);
  expect(screen.getByText('The order was cancelled')).toBeVisible();
  expect(screen.getByText('The kitchen was too busy.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919000000010');
});

test('cancelled on request: nobody has to call', async () => {
  const { pass } = setUp(aTrack({ status: 'cancelled', reason: 'customer-asked' }));
  await pass(0);
  expect(screen.getByText('It was cancelled on request.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
});

test.each([null, undefined])(
  'cancelled in words that a link does not tell, or by a server that tells none (%s): the phone does',
  async (reason) => {
    const { reason: _none, ...before } = aTrack({ status: 'cancelled' });
    const { pass } = setUp(reason === null ? { ...before, reason } : before);
    await pass(0);
    expect(screen.getByText('Please call us to hear why.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call/ })).toBeVisible();
  },
);

test('what the rider brought back was not delivered', async () => {
  const history = [
    ...aTrack().history,
    { status: 'out_for_delivery' as const, at: aTrack().now },
    { status: 'cancelled' as const, at: aTrack().now },
  ];
  const { pass } = setUp(aTrack({ status: 'cancelled', history, reason: 'nobody-opens' }));
  await pass(0);
  expect(screen.getByText('The order could not be delivered')).toBeVisible();
  expect(screen.getByText('Nobody opened the door for our rider.')).toBeVisible();
});

test('the page that is rendered ahead asks nobody', () => {
  const html = renderToString(
    <BrowserRouter>
      <TrackPage />
    </BrowserRouter>,
  );
  expect(html).toContain('Looking up the order');
});
