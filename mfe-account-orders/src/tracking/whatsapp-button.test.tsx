import { act, fireEvent, render, screen } from '@testing-library/react';
import { english } from './messages/push/en';
import { WhatsAppButton, type WhatsAppServices } from './whatsapp-button';

async function renderButton(
  found: Awaited<ReturnType<WhatsAppServices['read']>>,
  change: WhatsAppServices['change'] = async () => true,
) {
  const services = { read: async () => found, change };
  const rendered = await act(async () =>
    render(<WhatsAppButton trackingKey="k" words={english} services={services} />),
  );
  return rendered.container;
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test.each([null, { ending: null, isAllowed: false }])(
  'the answer %j shows nothing',
  async (found) => {
    expect((await renderButton(found)).textContent).toBe('');
  },
);

test('a press allows WhatsApp messages at the named number, and one more touch ends them', async () => {
  const change = jest.fn(async () => true);
  await renderButton({ ending: '10', isAllowed: false }, change);
  expect(screen.getByText(/number ending in 10 .* no advertising/)).toBeTruthy();
  await press('Tell me on WhatsApp');
  expect(screen.getByRole('status').textContent).toMatch(/each step of this order/);
  await press('Do not write on WhatsApp any more');
  expect(change.mock.calls).toEqual([
    ['k', true],
    ['k', false],
  ]);
  expect(screen.getByRole('button', { name: 'Tell me on WhatsApp' })).toBeTruthy();
});

test('a failed press is explained and can be repeated', async () => {
  await renderButton({ ending: '10', isAllowed: false }, async () => false);
  await press('Tell me on WhatsApp');
  expect(screen.getByRole('status').textContent).toMatch(/check your connection/);
  expect(screen.getByRole('button', { name: 'Tell me on WhatsApp' })).toBeTruthy();
});

test('the WhatsApp button reloads its state when the network returns', async () => {
  let isOnline = false;
  const offered = { ending: '10', isAllowed: false };
  const read = async () => (isOnline ? offered : null);
  const services = { read, change: async () => true };
  await act(async () =>
    render(<WhatsAppButton trackingKey="k" words={english} services={services} />),
  );
  expect(screen.queryByRole('button')).toBeNull();
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Tell me on WhatsApp' })).toBeTruthy();
});

test('the WhatsApp button shows a STOP sent in WhatsApp when the page becomes visible again', async () => {
  let isAllowed = true;
  const services = { read: async () => ({ ending: '10', isAllowed }), change: async () => true };
  await act(async () =>
    render(<WhatsAppButton trackingKey="k" words={english} services={services} />),
  );
  isAllowed = false;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('button', { name: 'Tell me on WhatsApp' })).toBeTruthy();
});

test('a stale consent response does not overwrite the state set by a press on the WhatsApp button', async () => {
  const reads: (() => void)[] = [];
  const before = { ending: '10', isAllowed: false };
  let isFirst = true;
  const read = () => {
    if (!isFirst) return new Promise<typeof before>((send) => reads.push(() => send(before)));
    isFirst = false;
    return Promise.resolve(before);
  };
  const services = { read, change: async () => true };
  await act(async () =>
    render(<WhatsAppButton trackingKey="k" words={english} services={services} />),
  );
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await press('Tell me on WhatsApp');
  await act(async () => reads[0]?.());
  expect(screen.getByRole('button', { name: 'Do not write on WhatsApp any more' })).toBeTruthy();
});

test('a consent of an order that is over can still be ended', async () => {
  await renderButton({ ending: null, isAllowed: true });
  expect(screen.getByRole('button', { name: 'Do not write on WhatsApp any more' })).toBeTruthy();
});
