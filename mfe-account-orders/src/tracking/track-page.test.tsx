import { restaurant } from '@burger/shared/restaurant';
import { BrowserRouter } from '@burger/shared/router';
import { renderPage } from '@burger/shared/testing';
import type { Track } from '@burger/shared/contracts';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { answerTrack, aTrack, iso, placedAt, trackingKey } from '../testing/a-track';
import { lazyOrderChanged, lazyPayment } from './lazy-payment';
import { TrackPage } from './track-page';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const sees = (text: string | RegExp) => expect(screen.getByText(text)).toBeVisible();
const call = () => screen.queryByRole('link', { name: /^Call/ });

async function setUp(...answers: (Track | number)[]) {
  const requested = answerTrack(...answers);
  renderPage(<TrackPage />, `/track#${trackingKey}`);
  expect(screen.getByRole('status')).toHaveTextContent('Looking up the order');
  await pass(0);
  return requested;
}

beforeEach(() => void jest.useFakeTimers({ now: placedAt }));

test('the tracking page shows a changed promised time together with the former one', async () => {
  const promise = { from: iso(65), to: iso(80) };
  await setUp(aTrack({ status: 'confirmed', promise, addedMinutes: 20 }));
  sees('Arrives 2:05–2:20 PM');
  sees('The time has moved: from 1:45–2:00 PM to 2:05–2:20 PM.');
});

test("an undelivered order shows the rider's reason and the phone number, and the page keeps polling", async () => {
  const back = aTrack({ status: 'brought_back', reason: 'nobody-opens', cancelUntil: null });
  await setUp(back, { ...back, status: 'out_for_delivery' });
  sees('Our rider could not hand it over');
  sees('Nobody opened the door for our rider.');
  expect(screen.getByRole('alert')).toHaveTextContent(/Please call us: we send it again/);
  expect(screen.queryByText(/Arrives/)).toBeNull();
  await pass(10_000);
  sees('Our rider is on the way');
});

test('a delivery that is packed shows that it awaits its rider, and its arrival time', async () => {
  await setUp(aTrack({ status: 'ready', cancelUntil: null }));
  sees('Arrives 1:45–2:00 PM');
  sees('Packed, waiting for our rider');
});

const changed = (changes: Partial<NonNullable<Track['changed']>> = {}) => ({
  ...{ at: iso(5), was: 24_076, total: 31_000, collect: 31_000 },
  lines: [
    { name: 'Aloo Tikki Burger', was: 2, now: 3 },
    { name: 'Mineral Water', was: 0, now: 1 },
    { name: 'Cold Coffee', was: 1, now: 0 },
    { name: 'French Fries', was: 1, now: 1 },
  ],
  ...changes,
});

test('the tracking page shows a change made by phone without a reload, with old and new total', async () => {
  await lazyOrderChanged.load();
  await setUp(
    aTrack({ status: 'confirmed' }),
    aTrack({ status: 'confirmed', changed: changed() }),
    aTrack({ status: 'confirmed', changed: changed({ lines: [], total: 24_076 }) }),
  );
  expect(screen.queryByText(/changed/)).toBeNull();
  await pass(10_000);
  sees('It was ₹240.76, now it is ₹310.00.');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Aloo Tikki Burger: 3 instead of 2',
      '1 × Mineral Water added',
      '1 × Cold Coffee taken off',
      'French Fries: made another way',
    ]),
  );
  expect(screen.queryByText(/left to pay/)).toBeNull();
  await pass(10_000);
  expect(screen.queryByText(/changed/)).toBeNull();
});

test.each<[number, string]>([
  [6_924, '₹69.24 is left to pay when you get it.'],
  [-500, 'We give ₹5.00 back to you when you get it.'],
])('a paid order changed by %i paise shows the difference to settle', async (collect, words) => {
  await Promise.all([lazyOrderChanged.load(), lazyPayment.load()]);
  const payment = { state: 'paid', until: null, refund: null } as const;
  await setUp(aTrack({ status: 'confirmed', payment, changed: changed({ collect }) }));
  sees(words);
  expect(screen.queryByText(/nothing to pay/) === null).toBe(collect > 0);
});

test('an unknown tracking link shows a message and is not requested again', async () => {
  const requested = await setUp(404);
  await pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('There is no order at this link');
  expect(call()).toBeVisible();
  expect(requested).toHaveLength(1);
});

test('the tracking page keeps polling while requests fail', async () => {
  await setUp(503, aTrack());
  expect(screen.getByRole('status')).toHaveTextContent('Looking up the order');
  await pass(10_000);
  sees('Arrives 1:45–2:00 PM');
});

test('the tracking page of an unconfirmed order shows the phone number and no actions', async () => {
  await setUp(aTrack({ unconfirmed: true, cancelUntil: null }));
  expect(screen.getByRole('alert')).toHaveTextContent(/has not confirmed this order yet/);
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  expect(screen.queryByText(/UPI/)).toBeNull();
});

test('an offline tracking page shows an order as late once its time has passed, with the phone number', async () => {
  await setUp(aTrack({ status: 'preparing' }), 503);
  sees('Arrives 1:45–2:00 PM');
  await pass(61 * 60_000);
  sees('It should be there any moment');
  sees(/^Planned for 1:45–2:00 PM\. Not there yet\? Call us/);
  expect(call()).toHaveAttribute('href', 'tel:+919000000010');
  expect(screen.queryByText(/^Arrives/)).toBeNull();
});

const out = { status: 'out_for_delivery', at: iso(0) } as const;
const unsaid = aTrack({ status: 'cancelled' });

test.each<[string, Partial<Track>, string, boolean]>([
  ['by us', { reason: 'too-busy' }, 'The kitchen was too busy.', true],
  ['on request', { reason: 'customer-asked' }, 'It was cancelled on request.', false],
  ['in words that a link does not tell', { reason: null }, 'Please call us to hear why.', true],
  ['by a server that tells no reason', {}, 'Please call us to hear why.', true],
  [
    'at the door',
    { reason: 'nobody-opens', history: [out] },
    'Nobody opened the door for our rider.',
    true,
  ],
])(
  'the tracking page of an order cancelled %s shows why, and the phone number if needed',
  async (_how, changes, why, calls) => {
    const history = [...aTrack().history, ...(changes.history ?? [])];
    const cancelled = { status: 'cancelled', at: iso(0) } as const;
    await setUp({ ...unsaid, ...changes, history: [...history, cancelled] });
    sees(changes.history ? 'The order could not be delivered' : 'The order was cancelled');
    sees(why);
    expect(call() !== null).toBe(calls);
  },
);

const over = { status: 'delivered', cancelUntil: null } as const;
const linkTo = (name: RegExp) => screen.queryByRole('link', { name });

test('a delivered order links to My Orders and shows phone, contact page and review page', async () => {
  await setUp(aTrack({ status: 'out_for_delivery', cancelUntil: null }), aTrack(over));
  expect(linkTo(/Contact us/)).toBeNull();
  await pass(10_000);
  sees('Something not right? Call us or write to us: we put it right.');
  expect(call()).toBeVisible();
  expect(linkTo(/Contact us/)).toHaveAttribute('href', '/contact');
  expect(linkTo(/review on Google/)).toHaveAttribute('href', restaurant.links.googleReview);
  expect(linkTo(/My Orders/)).toBeVisible();
});

test('a delivered staff order shows its total, and no account page', async () => {
  await setUp(aTrack({ ...over, taken: { total: 24_076 } }));
  sees('Total: ₹240.76');
  expect(linkTo(/My Orders/)).toBeNull();
});

test('a cancelled order shows no review page', async () => {
  await setUp(aTrack({ status: 'cancelled', cancelUntil: null, reason: 'too-busy' }));
  expect(linkTo(/My Orders/)).toBeVisible();
  expect(linkTo(/review on Google/)).toBeNull();
});

test('prerendering the tracking page sends no request', () => {
  const html = renderToString(
    <BrowserRouter>
      <TrackPage />
    </BrowserRouter>,
  );
  expect(html).toContain('Looking up the order');
});
