import { press, renderPage } from '@burger/shared/testing';
import { act, screen } from '@testing-library/react';
import type { Consent, Consents, OwnConsents } from './consents';
import { ConsentsCard } from './consents-card';

const since = '2026-01-05T08:00:00.000Z';
const onWhatsApp: Consent = { channel: 'whatsapp', whom: '10', since };
const onPush: Consent = { channel: 'push', whom: '', endpoint: 'https://push.example/1', since };
const newsletter: Consent = { channel: 'newsletter', whom: 'asha@example.in', since };

async function setUp(
  own: Partial<OwnConsents> | Error,
  end: Consents['end'] = async () => undefined,
) {
  const read = jest.fn(async () => {
    if (own instanceof Error) throw own;
    return { isOffered: true, isElsewhere: false, consents: [], ...own };
  });
  const { container } = await act(async () => renderPage(<ConsentsCard read={read} end={end} />));
  return { read, container };
}

test('each consent names its number or device and since when, and one press stops it', async () => {
  const end = jest.fn(async () => undefined);
  await setUp({ consents: [onWhatsApp, onPush] }, end);
  expect(screen.getByText('Number ending in 10, since 5 Jan 2026, 1:30 PM')).toBeVisible();
  await press('Stop notifications');
  expect(end).toHaveBeenCalledWith(onPush);
  const stopped = screen.getByText(/Stopped for all your orders/);
  expect(stopped).toBeVisible();
  expect(document.activeElement).toContainElement(stopped);
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders');
  expect(screen.queryByRole('button', { name: 'Stop notifications' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Stop WhatsApp' })).toBeVisible();
});

test('a consent whose end failed stays listed, and its button works again', async () => {
  const end = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
  await setUp({ consents: [onWhatsApp] }, end);
  await press('Stop WhatsApp');
  expect(screen.getByRole('alert')).toHaveTextContent('check your connection');
  await press('Stop WhatsApp');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/Stopped for all your orders/)).toBeVisible();
});

test('a second press while a consent is being ended does nothing', async () => {
  const end = jest.fn(() => new Promise<void>(() => undefined));
  await setUp({ consents: [onWhatsApp] }, end);
  await press('Stop WhatsApp');
  await press('Stopping…');
  expect(end).toHaveBeenCalledTimes(1);
});

test('consents that failed to load can be loaded again', async () => {
  const { read } = await setUp(new Error('offline'));
  expect(screen.getByRole('alert')).toHaveTextContent('could not load what you allowed');
  read.mockResolvedValue({ isOffered: true, isElsewhere: false, consents: [] });
  await press('Try again');
  expect(screen.getByText(/You have allowed none/)).toBeVisible();
});

test('a restaurant without channels shows nothing, unless another device is still notified', async () => {
  const { container } = await setUp({ isOffered: false });
  expect(container).toHaveTextContent(/^$/);
  await setUp({ isOffered: false, isElsewhere: true });
  expect(screen.getByText(/Stop those on that device/)).toBeVisible();
});

test('the newsletter has its own card and is left with one press', async () => {
  const end = jest.fn(async () => undefined);
  await setUp({ isOffered: false, consents: [newsletter] }, end);
  expect(screen.getByRole('region', { name: 'Newsletter' })).toHaveTextContent('asha@example.in');
  expect(screen.queryByRole('region', { name: 'Messages about your orders' })).toBeNull();
  await press('Unsubscribe');
  expect(end).toHaveBeenCalledWith(newsletter);
  expect(screen.getByText(/You are off the list/)).toBeVisible();
});
